import { expect, type Page } from '@playwright/test';

/**
 * Waits for the part of the storefront that follows newer versions and other tabs, which loads a second after the page.
 */
export async function seeDeferredParts(page: Page): Promise<void> {
  const file = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/DeferredParts-.*\.js$/u.test(name))
        ?.name,
  );
  // It has been loaded; now it has run too, and listens from the next frame on.
  await page.evaluate(
    async (address) => {
      await import(address);
      for (let frames = 2; frames > 0; frames -= 1) await new Promise(requestAnimationFrame);
    },
    (await file.jsonValue()) ?? '',
  );
}

/** Waits until the worker controls the page and has precached its files, and the page listens for newer versions. */
export async function seeWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await seeDeferredParts(page);
}

/** Makes the browser check for a newer worker, as it does by itself from time to time. */
export async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}

/** The worker has cached something whose URL contains this. */
export async function seeCachedFile(page: Page, part: string): Promise<void> {
  const isCached = async (): Promise<boolean> =>
    page.evaluate(async (wanted) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        if ((await cache.keys()).some(({ url }) => url.includes(wanted))) return true;
      }
      return false;
    }, part);
  await expect.poll(isCached).toBe(true);
}

/** What the storefront stores on this device for offline use. */
export async function readStored(page: Page): Promise<{
  readonly replies: readonly { readonly key: string; readonly owner: string }[];
  readonly waiting: readonly { readonly path: string; readonly owner: string }[];
}> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('pawlet-offline');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('The database cannot be opened.')));
    });
    const all = async <T>(store: string): Promise<T[]> =>
      new Promise((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).getAll() as IDBRequest<T[]>;
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The store cannot be read.')));
      });
    const replies = await all<{ key: string; owner: string }>('replies');
    const waiting = await all<{ path: string; owner: string }>('waiting');
    database.close();
    return { replies, waiting };
  });
}

/** The storefront has cached the response to a call on this device. */
export async function seeCachedResponse(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => (await readStored(page)).replies.some(({ key }) => key.includes(path)))
    .toBe(true);
}
