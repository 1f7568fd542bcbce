"""What a phone's own page keeps in its browser, as a journey looks at it and spoils it.

What must not live here: browsers, screens.
"""

import asyncio

from tests.support.page import PhonePage
from tests.support.recording import PATIENCE

WATCH = """(() => {
  const Helper = window.Worker;
  window.starts = [];
  window.widths = [];
  window.awake = 0;
  window.Worker = class extends Helper {
    constructor(...what) {
      super(...what);
      this.addEventListener('message', ({ data }) => {
        if (data?.ready) starts.push(data.ready.quick);
      });
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    const bar = document.querySelector('#bar i');
    const note = () => widths.push(parseFloat(bar.style.width));
    new MutationObserver(note).observe(bar, { attributes: true });
  });
  const lock = navigator.wakeLock, request = lock.request.bind(lock);
  lock.request = (...what) => { awake += 1; return request(...what); };
})()"""
"""Before the page's own script: how Python started, how wide the bar was, how often the screen was
asked to stay on."""

_KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(url);
  return found;
}"""
_SPOIL = """async ([old, digest, broken]) => {
  const store = await caches.open('companion-snapshots');
  const [{ url }] = await store.keys(), answer = await store.match(url);
  const was = answer.headers.get('digest');
  const data = broken ? new Uint8Array(1000) : new Uint8Array(await answer.arrayBuffer());
  data[data.length >> 1] ^= 1;
  const sum = String(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));
  await store.put(url, new Response(data, { headers: { digest: digest ? sum : was } }));
  await store.put(url.replace(/_\\/\\w+/, `_/${old}`), new Response('old'));
}"""
_TEXT = """(name) => new Promise((done, fail) => {
  const request = indexedDB.open('companion');
  request.onerror = fail;
  request.onsuccess = () => {
    const found = request.result.transaction('texts').objectStore('texts').get(name);
    found.onsuccess = () => { request.result.close(); done(found.result); };
  };
})"""
ANOTHER = "0123456789ab"
"""The name of another edition."""


async def kept(phone: PhonePage) -> list[str]:
    """The addresses of all that the browser keeps."""
    found: list[str] = await phone.page.evaluate(_KEPT)
    return found


async def keeps(phone: PhonePage, *ends: str) -> None:
    """Wait until it keeps something whose address ends so, each of them."""
    async with asyncio.timeout(PATIENCE):
        while ends:
            there = await kept(phone)
            ends = tuple(end for end in ends if not any(url.endswith(end) for url in there))
            await phone.page.evaluate("() => window.frames(5)")


async def spoil(phone: PhonePage, *, begins: bool) -> None:
    """The snapshot is another one now; beside it lies one of another edition.

    begins: one byte of it is another, which shows when it is checked. Else it is whole, and none.
    """
    await phone.page.evaluate(_SPOIL, [ANOTHER, not begins, not begins])


async def text(phone: PhonePage, name: str) -> str:
    """One of the texts that the phone keeps."""
    found: str = await phone.page.evaluate(_TEXT, name)
    return found


async def quick(phone: PhonePage) -> bool:
    """Whether Python's last start came out of a snapshot."""
    starts: list[bool] = await phone.page.evaluate("() => window.starts")
    return starts[-1]
