'use strict';
// Two fingers make the page larger, as any other page. Flutter forbids that, and would lay out the
// screen anew for the part of it that is seen: it hears nothing of it.
(() => {
  // Safari lets people zoom whatever a page says; told so, it also zooms in on a line to type.
  const apple = navigator.vendor.startsWith('Apple');
  const { append } = Element.prototype;
  Element.prototype.append = function appendZoomable(...nodes) {
    for (const node of nodes) {
      if (node instanceof HTMLMetaElement && node.name === 'viewport' && !apple) {
        node.content = 'width=device-width, initial-scale=1';
      }
    }
    append.apply(this, nodes);
  };
  if (!window.visualViewport) return;
  const seen = (name) => Object.getOwnPropertyDescriptor(VisualViewport.prototype, name).get;
  const scale = seen('scale');
  const say = (name, get) => Object.defineProperty(VisualViewport.prototype, name, { get });
  for (const name of ['width', 'height']) {
    const part = seen(name);
    say(name, function whole() { return part.call(this) * scale.call(this); });
  }
  say('scale', () => 1);
})();
