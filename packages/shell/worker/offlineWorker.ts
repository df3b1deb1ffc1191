import { cacheNames } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isAsset, isPicture, isUpload, isStorefrontPage, readSeen } from './places.ts';
import type { ShellFiles } from './shellFiles.ts';

/** Inlined in the worker by the build. */
declare const __PAWLET_SHELL_FILES__: ShellFiles;
declare const self: ServiceWorkerGlobalScope & {
  /** Prepended to the worker by the server, which fills in the page: changes with the page as it is served. */
  readonly pawletPage?: string | undefined;
};

/*
 * Opens the storefront offline. It caches only code and pictures: the shop's responses, which may be personal, are not
 * intercepted but cached by the page, which manages their owners (docs/adr/0009). The frames of widgets and the embed
 * script are not handled either.
 */
const daySeconds = 86_400;
const page = '/index.html';
const { page: built, files } = __PAWLET_SHELL_FILES__;

precacheAndRoute(
  [
    { url: page, revision: self.pawletPage ?? built },
    // Their names change with their content.
    ...files.map((url) => ({ url, revision: null })),
  ],
  { directoryIndex: '', cleanURLs: false },
);
cleanupOutdatedCaches();
registerRoute(
  ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && isStorefrontPage(url),
  createHandlerBoundToURL(page),
);

/** Caches visited files of a kind, evicting the least recently used. */
function keep(cacheName: string, isOf: (url: URL) => boolean, maxEntries: number) {
  const limits = { maxEntries, maxAgeSeconds: 30 * daySeconds };
  // Pictures vary by `accept`; any cached form of one is sufficient.
  const strategy = new CacheFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [new ExpirationPlugin({ ...limits, purgeOnQuotaError: true })],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && isOf(url), strategy);
  return { isOf, strategy, limits };
}
const code = keep('pawlet-code', isAsset, 300);
const places = [
  code,
  keep('pawlet-pictures', isPicture, 200),
  // May be the shopper's own: the page deletes them on log-out.
  keep('pawlet-uploads', isUpload, 60),
];

/** Pages that stay open during an update request the code of their own version. */
async function keepFormerCode(): Promise<void> {
  const former = await caches.open(cacheNames.precache);
  const { cacheName } = code.strategy;
  const kept = await caches.open(cacheName);
  const expiration = new CacheExpiration(cacheName, code.limits);
  for (const request of await former.keys()) {
    const { pathname } = new URL(request.url);
    const response = files.includes(pathname) ? undefined : await former.match(request);
    if (response === undefined || !isAsset(new URL(request.url))) continue;
    await kept.put(request, response);
    await expiration.updateTimestamp(request.url);
  }
  await expiration.expireEntries();
}
self.addEventListener('install', (event) => event.waitUntil(keepFormerCode().catch(() => undefined)));

// The first worker controls the page that registered it; a later one waits until the shopper, or a hidden page, accepts
// it.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (data === 'activate') event.waitUntil(self.skipWaiting());
  // What the page loaded before there was a worker.
  for (const url of readSeen(data, self.location.origin)) {
    const strategy = places.find(({ isOf }) => isOf(url))?.strategy;
    const request = new Request(url, isAsset(url) ? {} : { headers: { accept: acceptedPictures } });
    if (strategy !== undefined && !files.includes(url.pathname)) {
      event.waitUntil(strategy.handle({ event, request }).catch(() => undefined));
    }
  }
});

/** The browsers' own `accept` for pictures, so that theirs match. */
const acceptedPictures = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
