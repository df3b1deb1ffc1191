import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUpdates, type WorkerContainer } from './createUpdates.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly postMessage = vi.fn<(message: unknown) => void>();
  enter(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn<() => Promise<void>>(() => Promise.resolve());
  find(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    return worker;
  }
  settle(worker: FakeWorker): void {
    this.installing = null;
    this.waiting = worker;
    worker.enter('installed');
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly register = vi.fn<() => Promise<FakeRegistration>>(() => Promise.resolve(this.registration));
  takeOver(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

async function stage({ isServed = true } = {}) {
  const container = new FakeContainer();
  if (isServed) container.controller = new FakeWorker();
  const page = new FakePage();
  const reload = vi.fn<() => void>();
  const isSafe = vi.fn<() => boolean>(() => true);
  const now = vi.fn<() => number>(() => 0);
  const updates = createUpdates({
    // A fake with the used properties.
    container: container as unknown as WorkerContainer,
    page,
    isSafe,
    reload,
    now,
  });
  await updates.start();
  return { container, page, reload, isSafe, now, updates, registration: container.registration };
}

afterEach(() => void vi.useRealTimers());

describe('newer versions of the storefront', () => {
  it('do not exist when the first worker takes control of the page', async () => {
    const { container, registration, updates, reload } = await stage({ isServed: false });
    const worker = registration.find();
    registration.settle(worker);
    container.takeOver(worker);
    expect(updates.store.getState()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('do not exist while a browser still reports the first worker as waiting after it took control of the page', async () => {
    const { container, registration, updates } = await stage({ isServed: false });
    const worker = registration.find();
    registration.settle(worker);
    container.takeOver(worker);
    worker.enter('activating');
    worker.enter('activated');
    expect(registration.waiting).toBe(worker);
    expect(updates.store.getState()).toBe(false);
  });

  it('do not exist when the first worker took control of the page before the browser reports it as installed', async () => {
    const { container, registration, updates } = await stage({ isServed: false });
    const worker = registration.find();
    container.controller = worker;
    registration.settle(worker);
    expect(updates.store.getState()).toBe(false);
  });

  it('do not exist when the browser reports the controlling worker again', async () => {
    const { container, updates } = await stage();
    const worker = container.controller;
    if (worker === null) throw new Error('No worker serves the page.');
    container.takeOver(worker);
    expect(updates.store.getState()).toBe(false);
  });

  it('are offered once they are installed, and loaded on request', async () => {
    const { container, registration, updates, reload } = await stage();
    const worker = registration.find();
    expect(updates.store.getState()).toBe(false);
    registration.settle(worker);
    expect(updates.store.getState()).toBe(true);
    expect(worker.postMessage).not.toHaveBeenCalled();
    updates.apply();
    expect(worker.postMessage).toHaveBeenCalledWith('activate');
    expect(reload).not.toHaveBeenCalled();
    container.takeOver(worker);
    expect(reload).toHaveBeenCalledTimes(1);
    updates.dispose();
  });

  it('are loaded all the same where the worker does not respond', async () => {
    vi.useFakeTimers();
    const { registration, updates, reload } = await stage();
    registration.settle(registration.find());
    updates.apply();
    vi.advanceTimersByTime(3000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that another tab activated are offered here, and loaded once the page is hidden and nothing is lost', async () => {
    const { container, page, isSafe, updates, reload } = await stage();
    container.takeOver(new FakeWorker());
    expect(updates.store.getState()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    isSafe.mockReturnValue(false);
    page.turn('hidden');
    expect(reload).not.toHaveBeenCalled();
    page.turn('visible');
    isSafe.mockReturnValue(true);
    page.turn('hidden');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('wait for consent in a hidden page too', async () => {
    const { page, registration, reload } = await stage();
    registration.settle(registration.find());
    page.turn('hidden');
    expect(reload).not.toHaveBeenCalled();
  });

  it('are checked for when the page is shown again after half an hour, not more often', async () => {
    const { page, now, registration } = await stage();
    now.mockReturnValue(29 * 60_000);
    page.turn('visible');
    expect(registration.update).not.toHaveBeenCalled();
    now.mockReturnValue(31 * 60_000);
    page.turn('visible');
    page.turn('visible');
    expect(registration.update).toHaveBeenCalledTimes(1);
  });

  it('are awaited when a check is requested', async () => {
    const { registration, updates } = await stage();
    const worker = registration.find();
    const looked = updates.look();
    await vi.waitFor(() => expect(registration.update).toHaveBeenCalled());
    registration.settle(worker);
    expect(await looked).toBe(true);
  });

  it('are not checked for where the browser has no worker', async () => {
    const { container, updates } = await stage();
    container.register.mockRejectedValueOnce(new Error('SecurityError'));
    expect(await updates.start()).toBeUndefined();
    updates.apply();
  });
});
