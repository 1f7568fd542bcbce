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
quick.chance()
`;

const say = (message) => self.postMessage(message);
const bytes = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.arrayBuffer();
};

// On a first visit the page shows how much has come, and all of it is kept; see `start.js`.
function count(name) {
  const plain = self.fetch.bind(self);
  self.fetch = async (what, how) => {
    const answer = await plain(what, how);
    if (!answer.ok) return answer;
    const copy = answer.clone();
    self.caches?.open(name).then((store) => store.put(answer.url, copy)).catch(() => undefined);
    const counted = answer.body.pipeThrough(new TransformStream({
      transform(piece, out) { say({ loaded: piece.length }); out.enqueue(piece); },
    }));
    const { status, statusText, headers } = answer;
    return new Response(counted, { status, statusText, headers });
  };
}

// --- the parts of Python

const options = ({ base, lock }) => ({
  indexURL: `${base}pyodide/`,
  stdLibURL: `${base}library.zip`,
  lockFileContents: { info: lock, packages: {} },
});

const packs = (base) => Promise.all([bytes(`${base}packages.zip`), bytes(`${base}program.zip`)]);

// A zip whose files are not squeezed, as `own_packs.pack` makes it. Python's own way copies each
// file several times.
function unpack(files, pack) {
  const view = new DataView(pack), words = new TextDecoder(), made = new Set();
  const short = (at) => view.getUint16(at, true), long = (at) => view.getUint32(at, true);
  const end = pack.byteLength - 22;
  let at = long(end + 16);
  for (let left = short(end + 10); left > 0; left -= 1) {
    const name = short(at + 28), header = long(at + 42);
    const path = `${HOME}/${words.decode(new Uint8Array(pack, at + 46, name))}`;
    const from = header + 30 + short(header + 26) + short(header + 28);
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!made.has(folder)) files.mkdirTree(folder);
    made.add(folder);
    files.writeFile(path, new Uint8Array(pack, from, long(at + 20)), { canOwn: true });
    at += 46 + name + short(at + 30) + short(at + 32);
  }
}

async function python(settings, coming) {
  const python = await loadPyodide(settings);
  for (const pack of await coming) unpack(python.FS, pack);
  return python;
}

// --- the snapshot: the memory of a Python that has loaded everything, made by this phone itself

const place = (base) => `${base}snapshot`, failure = (base) => `${base}snapshot-failed`;
const digest = async (data) => String(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));

// Where they are kept; those of another edition of this site go.
async function snapshots(base) {
  const store = await caches.open(SNAPSHOTS), editions = new URL('..', base).href;
  for (const { url } of await store.keys()) {
    if (url.startsWith(editions) && !url.startsWith(base)) await store.delete(url);
  }
  return store;
}

// The snapshot, if there is one, and whether it is as it was made: known a little later.
async function kept(base) {
  if (!self.caches) return undefined;
  const answer = await (await snapshots(base)).match(place(base));
  if (!answer) return undefined;
  const data = new Uint8Array(await answer.arrayBuffer());
  return { data, sound: digest(data).then((found) => found === answer.headers.get('digest')) };
}

// A torn one is made again.
const forget = async (base) => (await snapshots(base)).delete(place(base));

// One that can't be made or does not start is not tried again: not each visit shall cost so much.
async function failed(base) {
  await forget(base);
  await (await snapshots(base)).put(failure(base), new Response(''));
}

// pyodide#6254: a snapshot larger than the memory a module begins with needs it grown by hand.
function restored(settings, { data }) {
  return {
    ...settings,
    _loadSnapshot: data,
    createPyodideModule: async (given) => {
      const { default: make } = await import('./pyodide/pyodide.asm.mjs');
      const module = await make(given);
      if (module.HEAP8.length < data.length) module.growMemory(data.length);
      return module;
    },
  };
}

async function makeSnapshot({ base, lock }) {
  if (!self.caches) return;
  const store = await snapshots(base);
  if (await store.match(place(base)) || await store.match(failure(base))) return;
  try {
    const made = await python({ ...options({ base, lock }), _makeSnapshot: true }, packs(base));
    made.runPython(`${SLOWLY}${PREPARE}`);
    const data = made.makeMemorySnapshot(), headers = { digest: await digest(data) };
    await store.put(place(base), new Response(data, { headers }));
  } catch {
    await failed(base);
  }
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

// What the browser offers about the program itself; see `companion/ui/installing.py`.
const installation = { offer: '', newer: false, changed: () => {} };
const said = {
  installation,
  tell: (tell) => say({ tell }),
  stop: (stop) => say({ stop }),
  wish: (wish) => say({ wish }),
};

async function begin(given) {
  if (given.store) count(given.store);
  const settings = options(given), coming = packs(given.base);
  const snapshot = given.snapshot ? await kept(given.base).catch(() => undefined) : undefined;
  let running;
  try {
    running = await python(snapshot ? restored(settings, snapshot) : settings, coming);
    flet.documentUrl = given.documentUrl;
    storage.remember(given.kept, () => say({ keeps: true }));
    const { root, base, server, language, text } = given;
    running.registerJsModule('flet_js', flet);
    running.registerJsModule('noble', noble);
    running.registerJsModule('socket_js', socket);
    running.registerJsModule('storage_js', storage);
    running.registerJsModule('page_js', { root, base, server, language, text, texts, ...said });
    running.runPython(snapshot ? QUICKLY : PREPARE);
    if (snapshot && !await snapshot.sound) throw new Error('a torn snapshot');
    running.runPython('main.begin()');
  } catch (problem) {
    if (!snapshot) throw problem;
    await (await snapshot.sound ? failed : forget)(given.base); // the plain start is left
    say({ again: true });
    return;
  }
  await isBegun;
  say({ ready: { quick: Boolean(snapshot) } });
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
    else if (data.installation) {
      Object.assign(installation, data.installation);
      installation.changed();
    }
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
