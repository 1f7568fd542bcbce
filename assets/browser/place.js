'use strict';
// Where this site lies: the page's address without what names a place in the app. So it works in
// any folder of any host, also where the host answers an unknown address with 404.html.
const ROOT = (() => {
  const path = location.pathname.replace(/(?:j\/[0-9a-z]+|c\/[a-z2-7]+|seat)\/?$/i, '');
  return location.origin + path.slice(0, path.lastIndexOf('/') + 1);
})();
document.head.append(Object.assign(document.createElement('base'), { href: ROOT }));
