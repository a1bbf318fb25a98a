// The service worker of the embedded backend. Only calls of the API are the backend's: scripts, styles and pictures of the host go
// past it without a word to the page, which would look each of them up among all its calls.
//
// The mock library forgets a page as soon as it may be left (`beforeunload`) and then lets its calls through to the host, although
// the page still runs until the next one arrives, or stays. A page that has a backend never means the host: such a call is answered
// with 204 here, without the mark of the backend, and a page that is still there answers it in process (`mocks/guard.ts`).

/** Ids of the pages that have started a backend of their own. */
const pages = new Set();
/** Events that the library answers. */
const answered = new WeakSet();
/** Copies of requests of those pages; the library sends such a copy to the host where it has no answer. */
const copies = new WeakSet();

const isCall = ({ request }) => /^\/(api|matting|chatgptStream)\//.test(new URL(request.url).pathname);
const unanswered = () => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });

addEventListener('message', ({ data, source }) => {
  if (data === 'MOCK_ACTIVATE' && source) pages.add(source.id);
});

addEventListener('fetch', (event) => {
  if (!isCall(event)) {
    event.stopImmediatePropagation();
    return;
  }
  if (!pages.has(event.clientId)) return;
  const { request } = event;
  const [clone, respondWith] = [request.clone.bind(request), event.respondWith.bind(event)];
  request.clone = () => {
    const copy = clone();
    copies.add(copy);
    return copy;
  };
  event.respondWith = (answer) => {
    answered.add(event);
    respondWith(answer);
  };
});

const send = fetch.bind(self);
self.fetch = (request, init) => (copies.has(request) ? Promise.resolve(unanswered()) : send(request, init));

// The listeners of the library come after those above, and before the one below.
importScripts('mockServiceWorker.js');

addEventListener('fetch', (event) => {
  if (isCall(event) && pages.has(event.clientId) && !answered.has(event)) event.respondWith(unanswered());
});
