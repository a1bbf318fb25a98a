// The service worker of the embedded backend. Only calls of the API are the backend's: scripts, styles and pictures of the host go
// past it without a word to the page, which would look each of them up among all its calls.
addEventListener('fetch', (event) => {
  if (!/^\/(api|matting|chatgptStream)\//.test(new URL(event.request.url).pathname)) event.stopImmediatePropagation();
});
// Its listeners come after this one.
importScripts('mockServiceWorker.js');
