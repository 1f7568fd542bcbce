"""What a phone of the journeys runs inside its page, in the page's own language.

What must not live here: when it is asked (see `page`).
"""

from flet.messaging.protocol import MessageAction

WORDS = """() => {
  const out = [];
  const go = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const around = node.parentElement;
      if (!around || !['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(around.tagName)) out.push(node.data);
    }
    if (node.nodeType === Node.ELEMENT_NODE) {
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt'])
        if (node.getAttribute(name)) out.push(node.getAttribute(name));
      if ('value' in node && typeof node.value === 'string') out.push(node.value);
      if (node.shadowRoot) go(node.shadowRoot);
    }
    node.childNodes.forEach(go);
  };
  go(document.documentElement);
  return out.map((words) => words.trim()).filter(Boolean);
}"""
"""Every word a person could read or hear, wherever Flutter has put it: also in shadow trees."""

DRAWN = """(() => {
  if (!location.pathname.startsWith('/own/')) localStorage.setItem('companion.drawn', '1');
})()"""
"""Before the page's own script: this phone has chosen that the table's server draws it."""

KEPT = """async () => {
  const kept = {...localStorage};
  if (!(await indexedDB.databases()).some(({name}) => name === 'companion')) return kept;
  const got = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const database = await got(indexedDB.open('companion'));
  const texts = database.transaction('texts').objectStore('texts');
  const [names, values] = await Promise.all([got(texts.getAllKeys()), got(texts.getAll())]);
  database.close();
  names.forEach((name, at) => { kept[name] = JSON.stringify(values[at]); });
  return kept;
}"""
"""What the browser keeps for the app: in `localStorage`, and what an own program keeps, alike."""

IS_KEPT = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise(requestAnimationFrame);
}"""
"""Waits until the service worker has the whole site, and answers this page."""

BEFORE = """(() => {
  const Socket = window.WebSocket, open = new Set();
  let told = 0;
  window.WebSocket = class extends Socket {
    constructor(...where) {
      super(...where);
      open.add(this);
      this.addEventListener('close', () => open.delete(this));
    }
    send(data) {
      const [zero, three, action] = new Uint8Array(data.buffer ?? data, data.byteOffset ?? 0);
      told += Number(zero === 0 && three === 0x93 && action === CONTROL_EVENT);
      super.send(data);
    }
  };
  window.hangUp = () => open.forEach((socket) => socket.close());
  window.told = () => told;
  window.frames = async (count) => {
    while (count-- > 0) await new Promise(requestAnimationFrame);
  };
  window.hears = async (before) => {
    const until = performance.now() + 500;
    for (let frames = 0; told === before; frames++) {
      if (frames > 20 && performance.now() > until) return false;
      await new Promise(requestAnimationFrame);
    }
    return true;
  };

  const Helper = window.Worker;
  let asked = 0, done = 0;
  const is = (message, what) => Number(Object.values(message ?? {}).includes(what));
  const frame = (received, data) => {
    let letters = '';
    for (let at = 0; at < data.length; at += 8192)
      letters += String.fromCharCode(...data.subarray(at, at + 8192));
    window.recorded?.(received, btoa(letters));
  };
  window.Worker = class extends Helper {
    constructor(...what) {
      super(...what);
      this.addEventListener('message', ({data}) => {
        if (data instanceof Uint8Array) frame(true, data);
        else done += is(data, 'onRenderComplete');
      });
    }
    postMessage(message, ...more) {
      if (message instanceof Uint8Array) {
        const [zero, two, action] = message;
        told += Number(zero === 0 && two === 0x92 && action === CONTROL_EVENT);
        frame(false, message);
      } else asked += is(message, 'renderPictures');
      return super.postMessage(message, ...more);
    }
  };
  window.painted = async () => {
    for (let calm = 0; calm < 3; calm = asked > done ? 0 : calm + 1)
      await new Promise(requestAnimationFrame);
    return asked;
  };
})()""".replace("CONTROL_EVENT", str(MessageAction.CONTROL_EVENT.value))
"""Before the page's own script. Sockets can be hung up from outside, like those of a locked phone.
Flet's frames to and from a program in the page's own worker are recorded as those of a websocket
are. What Flutter's drawing thread still has to paint is counted: without a graphics card it comes
up to three seconds after the words. And what the program is told of touches is counted:
whether it heard of a tap is certain some frames later, however slow they are."""
