'use strict';
// Keeps one edition whole, so that the app starts without a network. What a phone has is not
// fetched twice: the page itself keeps what it has fetched, scripts come from the browser's cache,
// and those of an edition before from its store, if they are the same.
const SITE = {{site}};
const ROOT = new URL('./', self.location.href).href, BASE = `${ROOT}_/${SITE.edition}/`;
const OURS = `companion ${ROOT} `, NAME = OURS + SITE.edition; // one origin may hold several sites
const PAGE = `${ROOT}index.html`, DIGESTS = `${ROOT}digests`;

async function add(store, address) {
  if (await store.match(address)) return;
  const answer = await fetch(new Request(address, { cache: 'force-cache' }));
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  await store.put(address, answer);
}

async function fromBefore(store) {
  const wanted = new Set(SITE.always);
  for (const name of await editions()) {
    const edition = name.slice(OURS.length);
    const before = await caches.open(name), known = await before.match(DIGESTS);
    const digests = known ? await known.json() : {};
    for (const request of await before.keys()) {
      const path = request.url.replace(`${ROOT}_/${edition}/`, '');
      if (!(path in SITE.digests)) continue;
      wanted.add(path);
      if (digests[path] !== SITE.digests[path]) continue;
      await store.put(BASE + path, await before.match(request));
    }
  }
  return wanted;
}

// All of an edition or nothing: without the page, which comes last, nothing of it is answered. What
// the page asks for differs from browser to browser; the first edition hears it from the page.
async function finish(store) {
  const page = await fetch(new Request(PAGE, { cache: 'no-cache' }));
  if (!(await page.clone().text()).includes(`"${SITE.edition}"`)) throw new Error('another edition');
  await store.put(DIGESTS, new Response(JSON.stringify(SITE.digests)));
  await store.put(PAGE, page);
}

async function install() {
  const store = await caches.open(NAME);
  for (const path of await fromBefore(store)) await add(store, BASE + path);
  if (self.registration.active) await finish(store);
}

async function editions() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
}

// Another tab may still run an older edition: that stays until it is closed. And an older worker
// leaves alone what a newer one has made.
async function tidy() {
  if (self.registration.installing || self.registration.waiting) return;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 1) return;
  for (const name of await editions()) await caches.delete(name);
}

async function activate() {
  await tidy();
  await self.clients.claim();
}

async function keep(addresses) {
  const store = await caches.open(NAME);
  const own = addresses.filter((address) => address.startsWith(BASE));
  await Promise.all(own.map((address) => add(store, address)));
  if (!await store.match(PAGE)) await finish(store);
  await tidy();
}

const PLACE = /^(?:index\.html|j\/[0-9a-z]+\/?|c\/[a-z2-7]+\/?|seat\/?)?$/i;

async function answer(request) {
  const store = await caches.open(NAME);
  if (request.mode !== 'navigate') {
    return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
  }
  const page = await store.match(PAGE), { origin, pathname } = new URL(request.url);
  if (!page) return fetch(request);
  return PLACE.test(`${origin}${pathname}`.slice(ROOT.length)) ? page : Response.redirect(ROOT);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data.go) self.skipWaiting();
  if (event.data.keep) event.waitUntil(keep(event.data.keep));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(ROOT)) event.respondWith(answer(request));
});
