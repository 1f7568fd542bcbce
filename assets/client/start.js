'use strict';
// Runs before the Flet client: what it is told, and what it would do worse by itself.

// Where the browser can, a phone runs its own program, so that no key of it is ever here. A phone
// that this server has drawn before stays with that, for its keys lie here; so does one that chose it.
(() => {
  if (!window.isSecureContext) return;
  const place = location.pathname.slice(1), asked = new URLSearchParams(location.search);
  const kept = (name) => (localStorage.getItem(`flutter.companion.${name}`) ?? '""') !== '""';
  try {
    if (asked.has('drawn')) localStorage.setItem('companion.drawn', '1');
    const table = /^j\/([0-9a-z]+)/i.exec(place);
    const known = table ? kept(`table.${table[1].toUpperCase()}`)
      : kept('seat') || (place === '' && kept('tables'));
    if (known || localStorage.getItem('companion.drawn')) return;
  } catch { /* a browser that keeps nothing: its own program will say so */ }
  window.location.replace(`/own/${place}${location.search}`);
})();

// The clock that its player reads: minutes it is ahead of UTC; and how
// large words are to be (`companion/ui/memory.py`).
try {
  localStorage.setItem('flutter.companion.ahead', `"${-new Date().getTimezoneOffset()}"`);
  localStorage.setItem('flutter.companion.wished', `"${TEXT}"`);
} catch { /* a browser that keeps nothing: then times are UTC, and words of the usual size */ }

var flet = {
  pyodide: false,
  multiView: false,
  noCdn: true,
  webSocketEndpoint: '/ws',
  entrypointBaseUrl: '{{base}}',
  assetBase: '{{base}}',
  canvasKitBaseUrl: '{{base}}canvaskit/',
  fontFallbackBaseUrl: '{{base}}fallback/',
  routeUrlStrategy: 'path',
  webRenderer: 'auto',
};
flet.flutterAppLoaded = new Promise((resolve) => { flet.flutterAppResolve = resolve; });

(() => {
  const catalogue = {{words}};
  const language = navigator.language.slice(0, 2) in catalogue ? navigator.language.slice(0, 2) : 'en';
  const words = catalogue[language];
  document.documentElement.lang = language;

  // The curtain hides the client's own white pages: before the first screen, and whenever the line
  // to the table is broken. The app names the page when its first screen is drawn: then it rises.
  // After a break it rises when the line went quiet again, sooner if a screen came.
  let connected = false, begun = false, calm = 0;
  const curtain = () => document.getElementById('curtain');
  const rise = () => requestAnimationFrame(() => requestAnimationFrame(() => {
    if (!connected) return;
    begun = true;
    curtain().hidden = true;
  }));
  const fall = (sentence) => {
    clearTimeout(calm);
    curtain().querySelector('p').textContent = sentence;
    curtain().hidden = false;
  };
  Object.defineProperty(document, 'title', {
    get: () => 'Companion',
    set: (title) => { if (title === 'Companion') rise(); },
  });
  window.addEventListener('flutter-first-frame', () => setTimeout(rise, 8000), { once: true });

  // A sentence from the server that no screen could say: the app itself failed.
  const tell = (sentence) => {
    const notice = document.getElementById('notice'), again = curtain().querySelector('button');
    if (begun) {
      notice.textContent = sentence;
      notice.hidden = false;
      notice.onclick = () => { notice.hidden = true; };
      setTimeout(notice.onclick, 12000);
    } else {
      fall(sentence);
      again.textContent = words.again;
      again.hidden = false;
      again.onclick = () => window.location.reload();
    }
  };

  const MESSAGE = 0x00, PATCH = 2, SENTENCE = 0x43, WAITS = 0x57, STOPPED = 1012;
  let parting = words.lost;
  // What this phone says is as long as a multiple of 256: by its length nobody tells what was
  // chosen or typed. A message is a list of two (0x92); the filling is a third part of it.
  const STEP = 256, HEAD = 3;
  const filled = (data) => {
    const frame = data instanceof ArrayBuffer ? new Uint8Array(data) : data;
    if (frame[0] !== MESSAGE || frame[1] !== 0x92) return data;
    const length = Math.ceil((frame.length + HEAD) / STEP) * STEP;
    const out = new Uint8Array(length);
    out.set(frame);
    out[1] = 0x93;
    out.set([0xC5, 0, length - frame.length - HEAD], frame.length);
    return out;
  };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', (event) => {
        const frame = new Uint8Array(event.data);
        connected = true;
        parting = words.lost;
        if (frame[0] === SENTENCE) {
          event.stopImmediatePropagation();
          tell(new TextDecoder().decode(frame.subarray(1)));
        } else if (frame[0] === WAITS) {
          event.stopImmediatePropagation();
          fall(new TextDecoder().decode(frame.subarray(1)));
        } else if (begun && !curtain().hidden) {
          clearTimeout(calm);
          calm = setTimeout(rise, frame[0] === MESSAGE && frame[2] === PATCH ? 200 : 800);
        }
      });
      this.addEventListener('close', (event) => {
        connected = false;
        if (event.code === STOPPED) parting = words.stopped;
        fall(parting);
      });
    }
    send(data) {
      super.send(filled(data));
    }
  };

  // On plain http browsers take no better squeezing than gzip. So what is largest comes squeezed
  // in another way, which the page opens by itself: a quarter of a megabyte less.
  if (!window.isSecureContext) {
    const Opener = new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = '{{base}}fzstd.js';
      script.onload = () => resolve(window.fzstd.Decompress);
      script.onerror = reject;
      document.head.append(script);
    });
    const plain = window.fetch.bind(window);
    const opened = (Decompress) => {
      let opener;
      return new TransformStream({
        start(out) { opener = new Decompress((piece) => out.enqueue(piece)); },
        transform(piece) { opener.push(piece); },
        flush() { opener.push(new Uint8Array(0), true); },
      });
    };
    window.fetch = async (what, how) => {
      const address = String(what.url || what);
      if (!address.endsWith('.wasm')) return plain(what, how);
      try {
        const [answer, Decompress] = await Promise.all([plain(address + '.zst', how), Opener]);
        if (!answer.ok) return plain(what, how);
        const headers = { 'content-type': 'application/wasm' };
        return new Response(answer.body.pipeThrough(opened(Decompress)), { headers });
      } catch {
        return plain(what, how);
      }
    };
  }

  // WebKit brings a page back from its history with the drawing asleep for ever: load it anew.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && navigator.vendor.startsWith('Apple')) window.location.reload();
  });

  // Chrome hides ImageDecoder on plain http, and the client would then load a drawing engine with
  // decoders of its own: 0.8 MB more. The browser's other way to decode a picture is enough.
  if (!('ImageDecoder' in window) && 'VideoFrame' in window && navigator.vendor === 'Google Inc.') {
    window.ImageDecoder = class {
      constructor({ type, data }) {
        this.picture = createImageBitmap(new Blob([data], { type }));
        this.completed = this.picture.then(() => undefined);
        this.tracks = { ready: this.completed, selectedTrack: { frameCount: 1, repetitionCount: 0 } };
      }
      async decode() {
        return { image: new VideoFrame(await this.picture, { timestamp: 0 }), complete: true };
      }
      close() { this.picture.then((picture) => picture.close(), () => undefined); }
    };
  }
})();
