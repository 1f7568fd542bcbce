// What a phone's own program keeps in its browser: one IndexedDB database, for texts and for tables.
//
// It works in a page and in a worker. Each function answers with a promise that never rejects:
// { done: value }, or { refused: word } with what else belongs to it. The words:
//   conflict (last)  somebody else has written to this table: its last entry's number
//   full             the browser gives no more room
//   denied           no storage for this page: a private window, or the browser's settings
//   torn             what is kept cannot be read back
//   newer            a newer program has changed the database
//   blocked          a tab with an older program holds the database
//   closed           the browser has closed the database in the middle of it
//   lost             the browser has thrown away what this tab had kept
//   broken (what)    anything else: the name of the error
// What an entry means, and whether a log is whole, is judged in Python (companion/browser/store.py).

const NAME = 'companion';

// What makes each version of the database from the one before; the first, from nothing. A step that
// has been published is never changed: another shape is one step more.
const STEPS = [
  (db) => {
    db.createObjectStore('texts'); // name -> text
    db.createObjectStore('tables', { autoIncrement: true }).createIndex('name', 'name', { unique: true });
    db.createObjectStore('entries'); // [table, number] -> [number, seat, kind, body, previous, digest, proof]
    db.createObjectStore('drawers'); // table -> bytes
    db.createObjectStore('memories'); // [table, seat] -> bytes
  },
];

class Refused extends Error {
  constructor(word, more = {}) {
    super(word);
    this.answer = { refused: word, ...more };
  }
}

// ---------------------------------------------------------------- the connection

let connection = null; // a promise of the open database, shared by all calls
let hadOne = false; // it was open before: then it is not made anew in silence
let lossToTell = false; // the browser began with nothing where something was kept

// The page remembers that something is kept here, where no worker can (`start.js`): a browser whose
// files were damaged or thrown away mostly begins anew without a word.
let isKept = false, keeps = () => {};
export function remember(kept, tell) {
  isKept = kept;
  keeps = tell;
}

function connect() {
  connection ??= open();
  const mine = connection;
  mine.catch(() => forget(mine)); // the next call tries again
  return mine;
}

function forget(which) {
  if (connection === which) connection = null;
}

function open() {
  const opening = new Promise((resolve, reject) => {
    if (!globalThis.indexedDB) throw new Refused('denied');
    const request = indexedDB.open(NAME, STEPS.length);
    let refused = null;
    const refuse = (word) => {
      refused = new Refused(word);
      reject(refused);
    };
    request.onblocked = () => refuse('blocked');
    request.onupgradeneeded = (event) => {
      if (event.oldVersion === 0 && hadOne) {
        refuse('lost');
        request.transaction.abort();
        return;
      }
      // Chromium alone tells of some damage.
      lossToTell ||= event.dataLoss === 'total' || (event.oldVersion === 0 && isKept);
      for (const step of STEPS.slice(event.oldVersion)) step(request.result);
    };
    request.onerror = (event) => {
      event.preventDefault(); // else the browser reports it as unhandled too
      const known = { VersionError: 'newer', InvalidStateError: 'denied' }[request.error.name];
      reject(refused ?? (known ? new Refused(known) : request.error));
    };
    request.onsuccess = () => {
      const db = request.result;
      if (refused) return db.close(); // it was blocked, and came too late
      hadOne = true;
      const gone = () => {
        forget(opening);
        ring(); // followers read again, and hear what is wrong
      };
      db.onclose = gone;
      db.onversionchange = () => {
        db.close(); // or a newer program in another tab could not begin
        gone();
      };
      resolve(db);
    };
  });
  return opening;
}

// ---------------------------------------------------------------- transactions

const answer = async (work) => {
  try {
    return { done: await work() };
  } catch (error) {
    return error instanceof Refused ? error.answer : refusalOf(error);
  }
};

const WORDS = {
  QuotaExceededError: 'full',
  SecurityError: 'denied',
  NotAllowedError: 'denied',
  NotReadableError: 'torn',
  DataError: 'torn',
  EncodingError: 'torn',
  AbortError: 'closed',
  InvalidStateError: 'closed',
};

const wordOf = (error) => (error instanceof Refused ? error.answer.refused : WORDS[error?.name]);

function refusalOf(error) {
  const word = wordOf(error);
  return word ? { refused: word } : { refused: 'broken', what: String(error?.name ?? error) };
}

// All or nothing: what `work` did to the stores stays only if it comes to its end.
const reading = (stores, work) => answer(() => run('readonly', stores, work));
const writing = (stores, work) => answer(async () => {
  const result = await run('readwrite', stores, work);
  if (!isKept) keeps();
  isKept = true;
  return result;
});

// The browser may close the database at any moment; then nothing has changed, and once more is no harm:
// it goes on, or what has become of the database is found out. Twice, since the opening may fail so too.
async function run(mode, stores, work) {
  for (let tries = 3; ; tries -= 1) {
    try {
      return await runOnce(mode, stores, work);
    } catch (error) {
      if (wordOf(error) !== 'closed' || tries === 1) throw error;
    }
  }
}

async function runOnce(mode, stores, work) {
  const opening = connect(), db = await opening;
  try {
    return await inTransaction(db, mode, stores, work);
  } catch (error) {
    if (wordOf(error) === 'closed') forget(opening); // its `onclose` may still be on the way
    throw error;
  }
}

function inTransaction(db, mode, stores, work) {
  const transaction = db.transaction(stores, mode, { durability: 'strict' });
  return new Promise((resolve, reject) => {
    let result, why;
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = () => reject(why ?? transaction.error ?? new Refused('closed'));
    work(transaction).then(
      (found) => { result = found; },
      (error) => {
        why = error;
        try { transaction.abort(); } catch { /* the browser has done it already */ }
      },
    );
  });
}

const got = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

// Python's lists and bytes come as proxies, which must be read before the call returns.
const plain = (value) => (typeof value?.toJs === 'function' ? value.toJs() : value);

const same = (one, other) =>
  one?.length === other?.length && Boolean(one?.every((byte, at) => byte === other[at]));

// ---------------------------------------------------------------- texts of the phone

export const getText = (name) =>
  reading(['texts'], (t) => got(t.objectStore('texts').get(name)));

export const setText = (name, text) =>
  writing(['texts'], async (t) => { await got(t.objectStore('texts').put(text, name)); });

// ---------------------------------------------------------------- tables

// Whether the browser has begun with nothing, though something was kept here. Said once.
export const findLoss = () => answer(async () => {
  await connect();
  const told = lossToTell;
  lossToTell = false;
  return told;
});

const from = (table, number) => IDBKeyRange.bound([table, number], [table, Infinity]);

// Entries are [number, seat, kind, body, previous, digest, proof]. after: the number they are to follow.
export async function append(table, after, entries, drawer, emptyDrawer) {
  const rows = plain(entries), blob = plain(drawer);
  const answered = await writing(['tables', 'entries', 'drawers'], async (t) => {
    const log = t.objectStore('entries'), drawers = t.objectStore('drawers');
    const last = await got(log.openCursor(from(table, 1), 'prev'));
    const number = last ? last.key[1] : 0;
    const digest = last ? last.value?.[5] : new Uint8Array(32);
    if (number !== after || (rows.length && !same(rows[0][4], digest))) {
      throw new Refused('conflict', { last: number });
    }
    const tables = t.objectStore('tables');
    if (rows.length && !(await got(tables.index('name').getKey(table)))) tables.add({ name: table });
    for (const row of rows) log.add(row, [table, row[0]]);
    if (blob) drawers.put(blob, table);
    if (emptyDrawer) drawers.delete(table);
  });
  if (!answered.refused) {
    channel.postMessage({ begun: after === 0 });
    if (after === 0) void persist();
  }
  return answered;
}

// The rows from entry `since` on, itself too.
export const read = (table, since) =>
  reading(['entries'], (t) => got(t.objectStore('entries').getAll(from(table, since))));

// Names, the table begun last first.
export const tables = () => reading(['tables'], async (t) => {
  const found = await got(t.objectStore('tables').getAll());
  return found.reverse().map((table) => table.name);
});

export const drawer = (table) =>
  reading(['drawers'], (t) => got(t.objectStore('drawers').get(table)));

export function putDrawer(table, blob) {
  const kept = plain(blob);
  return writing(['drawers'], async (t) => { await got(t.objectStore('drawers').put(kept, table)); });
}

export function renewDrawer(table, was, blob) {
  const known = plain(was), kept = plain(blob);
  return writing(['drawers'], async (t) => {
    const drawers = t.objectStore('drawers');
    if (same(await got(drawers.get(table)), known)) await got(drawers.put(kept, table));
  });
}

export const emptyDrawer = (table) =>
  writing(['drawers'], async (t) => { await got(t.objectStore('drawers').delete(table)); });

export const memory = (table, seat) =>
  reading(['memories'], (t) => got(t.objectStore('memories').get([table, seat])));

export function putMemory(table, seat, blob) {
  const kept = plain(blob);
  return writing(['memories'], async (t) => {
    await got(t.objectStore('memories').put(kept, [table, seat]));
  });
}

export const close = () => answer(async () => {
  const open = connection;
  connection = null;
  (await open?.catch(() => null))?.close();
});

// ---------------------------------------------------------------- other tabs

const channel = new BroadcastChannel(NAME);
let rings = 0, ringing = promised();

function promised() {
  let resolve;
  const promise = new Promise((done) => { resolve = done; });
  return { promise, resolve };
}

function ring() {
  rings += 1;
  ringing.resolve();
  ringing = promised();
}

channel.onmessage = ring;

// How often another tab has written; waits until that is another number than `seen`.
export const changes = (seen) => answer(async () => {
  if (rings === seen) await ringing.promise;
  return rings;
});

// A browser may throw away what it keeps when its disk runs full, unless it was asked not to. Only a
// page can ask, no worker: so the page of a program that runs in a worker calls `persistOnceBegun`.
async function persist() {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch { /* no such thing here, or not allowed: nothing depends on it */ }
}

// For a page: asks once a table is made, by whichever tab, if it is this one that somebody looks at.
export function persistOnceBegun() {
  channel.addEventListener('message', ({ data }) => {
    if (data.begun && document.visibilityState === 'visible') void persist();
  });
}
