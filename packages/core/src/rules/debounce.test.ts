import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

describe('debounce', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs once with the last arguments after 500 ms', () => {
    const action = vi.fn<(text: string) => void>();
    const debounced = debounce(action);
    debounced('a');
    vi.advanceTimersByTime(499);
    debounced('b');
    vi.advanceTimersByTime(499);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(action.mock.calls).toEqual([['b']]);
  });

  it('drops the call when cancelled and runs it immediately when flushed', () => {
    const action = vi.fn<(count: number) => void>();
    const debounced = debounce(action, 100);
    debounced(1);
    debounced.cancel();
    vi.runAllTimers();
    debounced(2);
    debounced.flush();
    debounced.flush();
    vi.runAllTimers();
    expect(action.mock.calls).toEqual([[2]]);
  });
});
