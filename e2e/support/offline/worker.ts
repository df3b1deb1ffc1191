import { expect, type Page } from '@playwright/test';

/** Waits for the part of the mall that follows newer versions and other tabs, which comes a second after the page. */
export async function seeDeferredParts(page: Page): Promise<void> {
  const file = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/DeferredParts-.*\.js$/u.test(name))
        ?.name,
  );
  // It has been loaded; now it has run too, and listens from the frame after on.
  await page.evaluate(
    async (address) => {
      await import(address);
      for (let frames = 2; frames > 0; frames -= 1) await new Promise(requestAnimationFrame);
    },
    (await file.jsonValue()) ?? '',
  );
}

/** Waits until the worker serves the page and has kept what it keeps from the start, and the page hears of newer ones. */
export async function seeWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await seeDeferredParts(page);
}

/** Lets the browser look for a newer worker, as it does by itself from time to time. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}

/** The worker keeps something whose address holds this. */
export async function seeKeptFile(page: Page, part: string): Promise<void> {
  const kept = async (): Promise<boolean> =>
    page.evaluate(async (wanted) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        if ((await cache.keys()).some(({ url }) => url.includes(wanted))) return true;
      }
      return false;
    }, part);
  await expect.poll(kept).toBe(true);
}

/** What the mall keeps on this device for when there is no network. */
export async function readKept(page: Page): Promise<{
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

/** The mall keeps the reply of a call on this device. */
export async function seeKeptReply(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => (await readKept(page)).replies.some(({ key }) => key.includes(path)))
    .toBe(true);
}
