'use strict';
// The browser's Back is one step back in the app, and leaves it only from Home.
//
// The app has two entries in the browser's history: below the address of Home, above that of
// wherever else the phone is. What Flutter would add replaces the address of the entry that is
// shown. From the upper one Back leads to the lower one; then the page goes up again at once, and
// the program is asked for a step back. At Home the lower entry is shown, and Back is the browser's.
// How either says so by an address: `companion/ui/address.py`.
(() => {
  const UPPER = 'companion';
  const home = document.baseURI;
  const put = history.replaceState.bind(history), add = history.pushState.bind(history);
  let upper = Boolean(history.state?.[UPPER]), above = upper; // where it is; whether there is one
  let holds = null, asked = 0; // whose Back is; null: the program has not said it yet
  let moving = false, touched = false;
  let address = location.href, state = history.state;

  const write = () => put({ ...state, [UPPER]: upper }, '', above && !upper ? home : address);
  const curtain = () => !document.getElementById('curtain')?.hidden;
  const settle = () => {
    if (moving) return;
    if (holds === null || upper === holds) write();
    else if (upper || above) {
      moving = true;
      if (upper) history.back(); else history.forward();
    } else if (touched) { // browsers skip what a page adds before anybody has touched it
      put({ ...state, [UPPER]: false }, '', home);
      upper = above = true;
      add({ ...state, [UPPER]: true }, '', address);
    } else write();
  };

  // What the program says comes as an address from Flutter; so do Flutter's own repetitions.
  const said = (its, _, url) => {
    const { href, searchParams } = new URL(url, home);
    state = its;
    if (!searchParams.has('back')) address = href.split('?')[0];
    if (searchParams.has('holds')) holds = true;
    if (searchParams.has('free')) holds = false;
    settle();
  };
  history.pushState = said;
  history.replaceState = said;

  // Flutter hears of no move but of this one: to an address that asks for a step back.
  let question = null;
  const ask = () => {
    asked += 1;
    put(history.state, '', `${home}?back=${asked}`);
    question = new PopStateEvent('popstate', { state: history.state });
    window.dispatchEvent(question);
    write();
  };
  window.addEventListener('popstate', (event) => {
    if (event === question) return;
    event.stopImmediatePropagation();
    const pressed = !moving;
    moving = false;
    upper = Boolean(event.state?.[UPPER]);
    if (curtain()) return; // nobody can be asked: the next Back leaves
    if (pressed && !upper && holds) ask();
    settle();
  });
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing && holds && !curtain()) ask();
  });
  for (const touch of ['pointerup', 'touchend', 'keydown']) {
    window.addEventListener(touch, () => {
      const first = !touched;
      touched = true;
      if (first) settle();
    }, true);
  }
})();
