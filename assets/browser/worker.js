// Python in a worker of the page, and what it is given of the browser. Takes the place of Flet's
// own worker, which would fetch packages from the net.
import * as noble from './noble.js';
import * as socket from './socket.js';
import * as storage from './storage.js';
import { loadPyodide } from './pyodide/pyodide.mjs';

const HOME = '/program';
const SNAPSHOTS = 'companion-snapshots';
const PREPARE = `
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, '${HOME}')
import companion.browser.main as main
main.prepare()
`;
// The packer in machine code can't be in a snapshot: afterwards it takes the slow one's place.
const SLOWLY = 'import os; os.environ["MSGPACK_PUREPYTHON"] = "1"';
const QUICKLY = `
import companion.browser.quick as quick
quick.packing()
`;

const say = (message) => self.postMessage(message);
const bytes = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.arrayBuffer();
};

// The page shows how much has come.
const plain = self.fetch.bind(self);
self.fetch = async (what, how) => {
  const answer = await plain(what, how);
  if (!answer.body) return answer;
  const counted = answer.body.pipeThrough(new TransformStream({
    transform(piece, out) { say({ loaded: piece.length }); out.enqueue(piece); },
  }));
  const { status, statusText, headers } = answer;
  return new Response(counted, { status, statusText, headers });
};

// --- the parts of Python

const options = ({ base, lock }) => ({
  indexURL: `${base}pyodide/`,
  stdLibURL: `${base}library.zip`,
  lockFileContents: { info: lock, packages: {} },
});

const packs = (base) => Promise.all([bytes(`${base}packages.zip`), bytes(`${base}program.zip`)]);

async function python(settings, coming) {
  const python = await loadPyodide(settings);
  for (const pack of await coming) python.unpackArchive(pack, 'zip', { extractDir: HOME });
  return python;
}

const place = (base) => `${base}snapshot`;

async function kept(base) {
  if (!self.caches) return undefined;
  const store = await caches.open(SNAPSHOTS);
  for (const request of await store.keys()) {
    if (request.url !== place(base)) await store.delete(request); // of another edition
  }
  return store.match(place(base));
}

// pyodide#6254: a snapshot larger than the memory a module begins with needs it grown by hand.
async function restored(settings, answer) {
  const snapshot = new Uint8Array(await answer.arrayBuffer());
  return {
    ...settings,
    _loadSnapshot: snapshot,
    createPyodideModule: async (given) => {
      const { default: make } = await import('./pyodide/pyodide.asm.mjs');
      const module = await make(given);
      if (module.HEAP8.length < snapshot.length) module.growMemory(snapshot.length);
      return module;
    },
  };
}

async function makeSnapshot({ base, lock }) {
  if (!self.caches || await kept(base)) return;
  const made = await python({ ...options({ base, lock }), _makeSnapshot: true }, packs(base));
  made.runPython(`${SLOWLY}${PREPARE}`);
  const store = await caches.open(SNAPSHOTS);
  await store.put(place(base), new Response(made.makeMemorySnapshot()));
}

// --- what the app is given

const flet = {};
const isBegun = new Promise((resolve) => {
  Object.defineProperty(flet, 'start_connection', {
    set(start) { flet.start = start; resolve(); },
    get() { return flet.start; },
  });
});
let zxing;
const texts = async (picture) => {
  zxing ??= import('./zxing.js');
  return (await zxing).texts(picture);
};

const said = { tell: (tell) => say({ tell }), stop: (stop) => say({ stop }) };

async function begin(given) {
  const settings = options(given), coming = packs(given.base);
  const snapshot = given.snapshot ? await kept(given.base) : undefined;
  let running;
  try {
    running = await python(snapshot ? await restored(settings, snapshot) : settings, coming);
    flet.documentUrl = given.documentUrl;
    const { root, base, edition, server, language } = given;
    running.registerJsModule('flet_js', flet);
    running.registerJsModule('noble', noble);
    running.registerJsModule('socket_js', socket);
    running.registerJsModule('storage_js', storage);
    running.registerJsModule('page_js', { root, base, edition, server, language, texts, ...said });
    running.runPython(snapshot ? QUICKLY : PREPARE);
    running.runPython('main.begin()');
  } catch (problem) {
    if (!snapshot) throw problem;
    await caches.delete(SNAPSHOTS); // of another browser version, or torn: the plain start is left
    say({ again: true });
    return;
  }
  await isBegun;
  say({ ready: true });
}

const receive = (message) => {
  const packed = message.toJs();
  self.postMessage(packed, [packed.buffer]);
};

self.onmessage = async ({ data }) => {
  if (data instanceof Uint8Array) {
    flet.send(data);
    return;
  }
  try {
    if (data.begin) await begin(data.begin);
    else if (data.link) {
      await flet.start(receive);
      say({ linked: true });
    } else if (data.snapshot) {
      await makeSnapshot(data.snapshot);
      say({ kept: true });
    }
  } catch (problem) {
    console.error(problem);
    say({ failed: true });
  }
};
