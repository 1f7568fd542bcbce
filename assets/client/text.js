'use strict';
// How many times the usual size its owner wants words: what the browser takes for usual, against 16 px,
// or 17 px on an iPhone. The app makes them larger; the Flet client, which goes by the size of the
// root, would do so once more and leave them no room.
const TEXT = (() => {
  const root = document.documentElement;
  const apple = navigator.maxTouchPoints > 0 && CSS.supports('font', '-apple-system-body');
  if (apple) root.style.font = '-apple-system-body';
  const size = parseFloat(getComputedStyle(root).fontSize) / (apple ? 17 : 16);
  root.style.font = '';
  root.style.fontSize = '16px';
  return size;
})();
