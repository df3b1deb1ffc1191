import { afterEach, describe, expect, it, vi } from 'vitest';
import { getEntry, recoverCode } from './recoverCode.ts';

const pageOf = (entry: string) => `<head><script type="module" crossorigin src="${entry}"></script></head>`;

afterEach(() => vi.unstubAllGlobals());

/** What the tab stores; it throws with an error, as where storage is blocked. */
function stubStorage(error?: Error): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => {
        if (error !== undefined) throw error;
        kept.set(name, text);
      },
    },
  });
}

function stage(readPage: () => Promise<string>) {
  stubStorage();
  const events = new EventTarget();
  const onReplaced = vi.fn<() => void>();
  const read = vi.fn<() => Promise<string>>(readPage);
  const stop = recoverCode({
    events,
    readPage: read,
    runningEntry: '/assets/index-old.js',
    onReplaced,
  });
  const fail = async (): Promise<void> => {
    events.dispatchEvent(new Event('vite:preloadError'));
    await vi.waitFor(() => expect(read).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    read.mockClear();
  };
  return { onReplaced, fail, stop, events, read };
}

describe('code that cannot be loaded', () => {
  it('reloads the page once for each version that replaced this one', async () => {
    let entry = '/assets/index-new.js';
    const { onReplaced, fail } = stage(async () => pageOf(entry));
    await fail();
    expect(onReplaced).toHaveBeenCalledTimes(1);
    // Still missing afterwards: the page reports it.
    await fail();
    expect(onReplaced).toHaveBeenCalledTimes(1);
    entry = '/assets/index-newest.js';
    await fail();
    expect(onReplaced).toHaveBeenCalledTimes(2);
  });

  it('changes nothing while the version is the same, without a network, or without a page', async () => {
    for (const read of [
      async () => pageOf('/assets/index-old.js'),
      async () => Promise.reject(new TypeError('offline')),
      async () => '<h1>Bad gateway</h1>',
    ]) {
      const { onReplaced, fail } = stage(read);
      await fail();
      expect(onReplaced).not.toHaveBeenCalled();
    }
  });

  it('never reloads a page that cannot store for which version', async () => {
    const { onReplaced, fail } = stage(async () => pageOf('/assets/index-new.js'));
    stubStorage(new DOMException('full', 'QuotaExceededError'));
    await fail();
    expect(onReplaced).not.toHaveBeenCalled();
  });

  it('is ignored after the unsubscription', () => {
    const { stop, events, read } = stage(async () => '');
    stop();
    events.dispatchEvent(new Event('vite:preloadError'));
    expect(read).not.toHaveBeenCalled();
  });
});

it('finds the script of a page', () => {
  expect(getEntry(pageOf('/assets/index-a1.js'))).toBe('/assets/index-a1.js');
  expect(getEntry('<script>boot()</script>')).toBeUndefined();
});
