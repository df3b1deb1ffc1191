import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goBack } from './goBack.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('going back', () => {
  it('calls the handlers in reverse order and stops at the first that handles it', async () => {
    const asked: string[] = [];
    const handler = (name: string, handled: boolean) => () => {
      asked.push(name);
      return handled;
    };
    expect(await goBack([handler('page', true), handler('sheet', true), handler('toast', false)])).toEqual({
      handled: true,
    });
    expect(asked).toEqual(['toast', 'sheet']);
    expect(await goBack([])).toEqual({ handled: false });
  });

  it('replies after 300 ms even if a handler is still pending', async () => {
    const answer = goBack([() => new Promise<boolean>(() => undefined)]);
    await vi.advanceTimersByTimeAsync(299);
    expect(await answer).toEqual({ handled: false });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('continues after a handler that throws, and hides no error', async () => {
    const uncaught: (() => void)[] = [];
    vi.stubGlobal('queueMicrotask', (work: () => void) => uncaught.push(work));
    const broken = () => {
      throw new Error('broken');
    };
    expect(await goBack([() => true, broken])).toEqual({ handled: true });
    expect(uncaught[0]).toThrow('broken');
  });
});
