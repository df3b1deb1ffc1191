import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from './createConnection.ts';

function stage() {
  const events = new EventTarget();
  const probe = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  let isOnline = true;
  const connection = createConnection({ isOnline: () => isOnline, events, probe });
  const turn = (next: boolean): void => {
    isOnline = next;
    events.dispatchEvent(new Event(next ? 'online' : 'offline'));
  };
  return { connection, probe, turn, state: () => connection.store.getState() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the connection', () => {
  it('follows the browser', () => {
    const { turn, state } = stage();
    expect(state()).toBe('up');
    turn(false);
    expect(state()).toBe('offline');
    turn(true);
    expect(state()).toBe('up');
  });

  it('distinguishes a shop that does not respond from a missing network', () => {
    const { connection, turn, state } = stage();
    connection.failed();
    expect(state()).toBe('unreachable');
    turn(false);
    connection.failed();
    expect(state()).toBe('offline');
  });

  it('polls an unresponsive shop at growing intervals until it responds', async () => {
    const { connection, probe, state } = stage();
    connection.failed();
    connection.failed();
    await vi.advanceTimersByTimeAsync(1999);
    expect(probe).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(probe).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(probe).toHaveBeenCalledTimes(2);
    probe.mockRejectedValueOnce(new TypeError('refused'));
    await vi.advanceTimersByTimeAsync(8000);
    expect(state()).toBe('unreachable');
    probe.mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(state()).toBe('up');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe).toHaveBeenCalledTimes(4);
  });

  it('is up again with the first response, and stops polling', async () => {
    const { connection, probe, state } = stage();
    connection.failed();
    connection.reached();
    expect(state()).toBe('up');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe).not.toHaveBeenCalled();
  });

  it('ends with its page', async () => {
    const { connection, probe, turn, state } = stage();
    connection.failed();
    connection.dispose();
    turn(false);
    expect(state()).toBe('unreachable');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe).not.toHaveBeenCalled();
  });
});
