'use strict';
// A phone's own program: Python starts in a worker, at once, while the Flet client is still coming.

const SITE = {{site}};
const BASE = `${ROOT}_/${SITE.edition}/`;

var flet = {
  pyodide: true,
  multiView: false,
  noCdn: true,
  webSocketEndpoint: '/ws',
  entrypointBaseUrl: BASE,
  assetBase: BASE,
  canvasKitBaseUrl: `${BASE}canvaskit/`,
  fontFallbackBaseUrl: `${BASE}fallback/`,
  pyodideUrl: `${BASE}pyodide/pyodide.mjs`,
  appPackageUrl: '',
  routeUrlStrategy: 'path',
  webRenderer: 'auto',
};
flet.flutterAppLoaded = new Promise((resolve) => { flet.flutterAppResolve = resolve; });

(() => {
  const catalogue = {{words}};
  const language = navigator.language.slice(0, 2) in catalogue ? navigator.language.slice(0, 2) : 'en';
  const words = catalogue[language];
  document.documentElement.lang = language;
  const element = (id) => document.getElementById(id);
  const ready = new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });

  // The curtain hides the client's own white pages until the app's first screen is drawn: then the
  // app names the page. What can't go on is said on it, with a way out where there is one.
  let begun = false, failed = false;
  const rise = () => requestAnimationFrame(() => requestAnimationFrame(() => {
    begun = true;
    if (!failed) element('curtain').hidden = true;
  }));
  Object.defineProperty(document, 'title', {
    get: () => 'Companion',
    set: (title) => { if (title === 'Companion') rise(); },
  });
  const stop = async (sentence, said, act) => {
    failed = true;
    await ready;
    const button = element('curtain').querySelector('button');
    element('curtain').querySelector('p').textContent = sentence;
    element('bar').hidden = true;
    button.hidden = !said;
    button.textContent = said;
    button.onclick = act;
    element('curtain').hidden = false;
  };
  const drawn = () => {
    const place = location.href.slice(ROOT.length);
    window.location.replace(`${location.origin}/${place}${place.includes('?') ? '&' : '?'}drawn`);
  };
  const wayOut = (sentence) => SITE.server
    ? stop(sentence, words.drawn, drawn)
    : stop(sentence, words.again, () => window.location.reload());

  // --- what a browser must be able to do

  const lacks = () => {
    if (typeof WebAssembly !== 'object' || typeof BigInt !== 'function') return true;
    let modules = false;
    try {
      // A browser that knows workers of modules looks at `type`, before the address fails.
      new Worker('blob://', { get type() { modules = true; return 'module'; } }).terminate();
    } catch { /* the address */ }
    return !modules;
  };

  // --- loading, with a bar that moves

  let loaded = 0;
  const moved = (bytes) => {
    loaded += bytes;
    const bar = element('bar');
    if (bar && !begun) {
      bar.hidden = false;
      bar.firstElementChild.style.width = `${Math.min(100, 100 * loaded / SITE.bytes)}%`;
    }
  };
  const plain = window.fetch.bind(window);
  window.fetch = async (what, how) => {
    const address = String(what.url ?? what);
    // One font stands in for all that the client would look for.
    if (address.startsWith(flet.fontFallbackBaseUrl)) return plain(`${BASE}${SITE.fallback}`);
    const answer = await plain(what, how);
    if (!answer.body || !String(answer.url).startsWith(BASE)) return answer;
    const counted = answer.body.pipeThrough(new TransformStream({
      transform(piece, out) { moved(piece.length); out.enqueue(piece); },
    }));
    const { status, statusText, headers } = answer;
    return new Response(counted, { status, statusText, headers });
  };

  // --- Python, in its worker

  let worker, toDart, linked, isReady;
  const open = (snapshot) => {
    worker = new Worker(`${BASE}worker.js`, { type: 'module' });
    isReady = new Promise((resolve) => {
      worker.onmessage = ({ data }) => {
        if (data instanceof Uint8Array) toDart(data);
        else if (data.loaded) moved(data.loaded);
        else if (data.ready) resolve();
        else if (data.linked) linked();
        else if (data.tell) tell(data.tell);
        else if (data.stop) wayOut(data.stop);
        else if (data.again) { worker.terminate(); open(false).then(resolve); }
        else if (data.failed) wayOut(words.failed);
      };
    });
    worker.onerror = () => wayOut(words.failed);
    const { edition, lock, server } = SITE;
    const said = { root: ROOT, base: BASE, edition, lock, server, language: navigator.language };
    worker.postMessage({ begin: { ...said, snapshot, documentUrl: document.URL } });
    return isReady;
  };
  globalThis.jsConnect = async (_, __, onMessage) => {
    toDart = onMessage;
    await isReady;
    const isLinked = new Promise((resolve) => { linked = resolve; });
    worker.postMessage({ link: true });
    await isLinked;
  };
  globalThis.jsSend = async (_, data) => worker.postMessage(data, [data.buffer]);
  globalThis.jsDisconnect = async () => worker.terminate();

  const tell = (sentence) => {
    const notice = element('notice');
    notice.textContent = sentence;
    notice.hidden = false;
    notice.onclick = () => { notice.hidden = true; };
    setTimeout(notice.onclick, 12000);
  };

  // --- kept for when there is no network: by the service worker, and a snapshot of Python

  const keep = async () => {
    if (!('serviceWorker' in navigator)) return;
    const registration = await navigator.serviceWorker.register(`${ROOT}sw.js`);
    await navigator.serviceWorker.ready;
    const used = performance.getEntriesByType('resource').map((entry) => entry.name);
    registration.active.postMessage({ keep: used.filter((address) => address.startsWith(BASE)) });
    const maker = new Worker(`${BASE}worker.js`, { type: 'module' });
    maker.onmessage = ({ data }) => { if (data.kept || data.failed) maker.terminate(); };
    maker.postMessage({ snapshot: { base: BASE, lock: SITE.lock } });
  };
  window.addEventListener('flutter-first-frame', () => {
    setTimeout(() => keep().catch(() => undefined), 4000);
  }, { once: true });

  // WebKit brings a page back from its history with the drawing asleep for ever: load it anew.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && navigator.vendor.startsWith('Apple')) window.location.reload();
  });

  if (lacks()) wayOut(words.lacking);
  else open(true);
})();
