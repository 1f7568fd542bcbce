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
  const plain = window.fetch.bind(window);
  const language = navigator.language.slice(0, 2) in catalogue ? navigator.language.slice(0, 2) : 'en';
  const words = catalogue[language];
  document.documentElement.lang = language;
  const element = (id) => document.getElementById(id);
  const ready = new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });

  const CALM = 4000; // milliseconds after the first screen: then the phone has time for later

  // The curtain hides the client's own white pages until the app's first screen is drawn: then the
  // app names the page. What can't go on is said on it, with a way out where there is one.
  let begun = false, failed = false;
  const rise = () => requestAnimationFrame(() => requestAnimationFrame(() => {
    if (!begun) setTimeout(() => keep().catch(() => undefined), CALM);
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
    button.textContent = said || '';
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

  // An address that nobody knows may lie deeper than the program: up, folder by folder.
  const missing = async () => {
    const answer = await plain(`${BASE}worker.js`, { method: 'HEAD' }).catch(() => ({ ok: true }));
    const up = new URL('..', ROOT).href;
    if (answer.ok || up === ROOT) wayOut(words.failed);
    else window.location.replace(up);
  };
  window.addEventListener('error', ({ target }) => {
    if (target instanceof HTMLScriptElement) missing();
  }, true);

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
    if (bar && !begun && !failed) {
      bar.hidden = false;
      bar.firstElementChild.style.width = `${Math.min(100, 100 * loaded / SITE.bytes)}%`;
    }
  };
  // What is kept here comes at once: there is nothing to show, and compiled code can be used again.
  // On a first visit what comes is kept on its way, so that the service worker need not ask again.
  const first = !navigator.serviceWorker?.controller;
  const STORE = `companion ${ROOT} ${SITE.edition}`;
  window.fetch = async (what, how) => {
    const address = String(what.url ?? what);
    // One font stands in for all that the client would look for.
    if (address.startsWith(flet.fontFallbackBaseUrl)) return plain(`${BASE}${SITE.fallback}`);
    const answer = await plain(what, how);
    if (!first || !answer.ok || !String(answer.url).startsWith(BASE)) return answer;
    const copy = answer.clone();
    window.caches?.open(STORE).then((store) => store.put(answer.url, copy)).catch(() => undefined);
    const counted = answer.body.pipeThrough(new TransformStream({
      transform(piece, out) { moved(piece.length); out.enqueue(piece); },
    }));
    const { status, statusText, headers } = answer;
    return new Response(counted, { status, statusText, headers });
  };

  // --- that something is kept in this browser (`storage.js`), in a place of its own

  const MARK = 'companion.kept';
  const marked = () => {
    try { return localStorage.getItem(MARK) !== null; } catch { return false; }
  };
  const mark = () => {
    try { localStorage.setItem(MARK, ''); } catch { /* no room: then no loss is told of */ }
  };

  // --- Python, in its worker

  let worker, toDart, linked, isReady, quick = false;
  const open = (snapshot) => {
    worker = new Worker(`${BASE}worker.js`, { type: 'module' });
    isReady = new Promise((resolve) => {
      worker.onmessage = ({ data }) => {
        if (data instanceof Uint8Array) toDart(data);
        else if (data.loaded) moved(data.loaded);
        else if (data.ready) { quick = data.ready.quick; tellOffer(); resolve(); }
        else if (data.linked) linked();
        else if (data.tell) tell(data.tell);
        else if (data.stop) wayOut(data.stop);
        else if (data.keeps) mark();
        else if (data.wish) wishes[data.wish]();
        else if (data.again) { worker.terminate(); open(false).then(resolve); }
        else if (data.failed) wayOut(words.failed);
      };
    });
    worker.onerror = missing;
    const { lock, server } = SITE;
    const said = { root: ROOT, base: BASE, lock, server, language: navigator.language, text: TEXT, kept: marked() };
    worker.postMessage({ begin: { ...said, store: first && STORE, snapshot, documentUrl: document.URL } });
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

  // --- what the browser offers about the program itself; see `companion/ui/installing.py`

  let prompt = null, waiting = null;
  const standalone = () => matchMedia('(display-mode: standalone)').matches || navigator.standalone;
  const byHand = () => 'standalone' in navigator && /Version\/\S+ .*Safari\//.test(navigator.userAgent);
  const tellOffer = () => {
    let offer = '';
    if (!standalone()) offer = prompt ? 'ask' : (byHand() ? 'share' : '');
    worker?.postMessage({ installation: { offer, newer: Boolean(waiting) } });
  };
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event;
    tellOffer();
  });
  window.addEventListener('appinstalled', () => { prompt = null; tellOffer(); });
  const wishes = {
    install: () => { prompt?.prompt(); prompt = null; tellOffer(); }, // it can be asked only once
    renew: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
      waiting?.postMessage({ go: true });
    },
  };
  ready.then(() => {
    document.querySelector('link[rel=manifest]').href = `${ROOT}manifest.${language}.json`;
  });

  // --- kept for when there is no network: by the service worker, and a snapshot of Python

  const watch = (registration) => {
    const look = () => {
      waiting = registration.active && registration.waiting;
      if (waiting) tellOffer();
    };
    const follow = () => registration.installing?.addEventListener('statechange', look);
    registration.addEventListener('updatefound', follow);
    // An app on the home screen is left open for weeks.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) registration.update().catch(() => undefined);
    });
    follow();
    look();
  };
  const keep = async () => {
    (await import(`${BASE}storage.js`)).persistOnceBegun();
    if (!('serviceWorker' in navigator)) return;
    const registration = await navigator.serviceWorker.register(`${ROOT}sw.js`);
    watch(registration);
    await navigator.serviceWorker.ready;
    const used = performance.getEntriesByType('resource').map((entry) => entry.name);
    registration.active.postMessage({ keep: used.filter((address) => address.startsWith(BASE)) });
    const small = navigator.deviceMemory < 4 || navigator.connection?.saveData;
    if (quick || small) return;
    const maker = new Worker(`${BASE}worker.js`, { type: 'module' });
    maker.onmessage = ({ data }) => { if (data.kept || data.failed) maker.terminate(); };
    maker.postMessage({ snapshot: { base: BASE, lock: SITE.lock } });
  };

  // WebKit brings a page back from its history with the drawing asleep for ever: load it anew.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && navigator.vendor.startsWith('Apple')) window.location.reload();
  });

  if (lacks()) stop(words.lacking, SITE.server && words.drawn, drawn);
  else open(true);
})();
