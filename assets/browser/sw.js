'use strict';
// Keeps one edition whole, so that the app starts without a network. What a phone has is not
// fetched twice: the page's own files come from the browser's cache, those of an edition before
// from its store, if they are the same.
const SITE = {{site}};
const NAME = `companion-${SITE.edition}`, FOLDER = `_/${SITE.edition}/`;
const ROOT = new URL('./', self.location.href).href, BASE = ROOT + FOLDER;
const PAGE = `${ROOT}index.html`, DIGESTS = `${ROOT}digests`;

async function add(store, address) {
  if (await store.match(address)) return;
  const answer = await fetch(new Request(address, { cache: 'force-cache' }));
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  await store.put(address, answer);
}

async function fromBefore(store) {
  const wanted = new Set(SITE.always);
  for (const name of await caches.keys()) {
    const [, edition] = /^companion-([0-9a-f]{12})$/.exec(name) ?? [];
    if (!edition || edition === SITE.edition) continue;
    const before = await caches.open(name), known = await before.match(DIGESTS);
    const digests = known ? await known.json() : {};
    for (const request of await before.keys()) {
      const path = request.url.replace(`${ROOT}_/${edition}/`, '');
      if (!(path in SITE.digests)) continue;
      wanted.add(path);
      if (digests[path] === SITE.digests[path]) await store.put(BASE + path, await before.match(request));
    }
  }
  return wanted;
}

async function install() {
  const store = await caches.open(NAME);
  for (const path of await fromBefore(store)) await add(store, BASE + path);
  await store.put(PAGE, await fetch(new Request(PAGE, { cache: 'no-cache' })));
  await store.put(DIGESTS, new Response(JSON.stringify(SITE.digests)));
}

async function activate() {
  for (const name of await caches.keys()) {
    if (/^companion-[0-9a-f]{12}$/.test(name) && name !== NAME) await caches.delete(name);
  }
  await self.clients.claim();
}

async function answer(request) {
  const store = await caches.open(NAME);
  if (request.mode === 'navigate') return (await store.match(PAGE)) ?? fetch(request);
  return (await store.match(request, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data.go) self.skipWaiting();
  if (event.data.keep) {
    event.waitUntil(caches.open(NAME).then((store) =>
      Promise.all(event.data.keep.filter((address) => address.startsWith(BASE))
        .map((address) => add(store, address)))));
  }
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(ROOT)) event.respondWith(answer(request));
});
