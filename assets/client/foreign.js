'use strict';
// Flet's client asks a CDN for the engine of animations that the app has none of. The page's policy
// would refuse that; so it is not even asked.
(() => {
  const { append } = Element.prototype;
  const foreign = (node) => node instanceof HTMLScriptElement && node.src
    && new URL(node.src).origin !== location.origin;
  Element.prototype.append = function appendOwn(...nodes) {
    append.apply(this, nodes.filter((node) => !foreign(node)));
  };
})();
