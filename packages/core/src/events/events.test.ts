import { describe, expect, it, vi } from 'vitest';
import { createEvents } from './createEvents.ts';
import { createSignal } from './createSignal.ts';

describe('a signal', () => {
  it('calls every current listener, also one that subscribed twice, until unsubscribed', () => {
    const signal = createSignal<number>();
    const listener = vi.fn<(news: number) => void>();
    const late = vi.fn<(news: number) => void>();
    const end = signal.subscribe(listener);
    signal.subscribe(listener);
    signal.subscribe(() => signal.subscribe(late));
    signal.emit(1);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(late).not.toHaveBeenCalled();
    end();
    end();
    signal.emit(2);
    expect(listener).toHaveBeenCalledTimes(3);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('isolates listeners from each other, and hides no error', () => {
    const uncaught: (() => void)[] = [];
    vi.stubGlobal('queueMicrotask', (work: () => void) => uncaught.push(work));
    const signal = createSignal<number>();
    const listener = vi.fn<(news: number) => void>();
    signal.subscribe(() => {
      throw new Error('broken listener');
    });
    signal.subscribe(listener);
    signal.emit(1);
    vi.unstubAllGlobals();
    expect(listener).toHaveBeenCalledWith(1);
    expect(uncaught[0]).toThrow('broken listener');
  });
});

describe('the events of a shop', () => {
  it('reach their listeners', () => {
    const events = createEvents();
    const onCart = vi.fn<(detail: { readonly count: number }) => void>();
    const onAny = vi.fn<(event: { readonly name: string }) => void>();
    events.on('pawlet:cart-changed', onCart);
    const end = events.onAny(onAny);
    events.emit('pawlet:cart-changed', { count: 2 });
    events.emit('pawlet:ready', { widget: 'cart' });
    end();
    events.emit('pawlet:cart-changed', { count: 3 });
    expect(onCart.mock.calls).toEqual([[{ count: 2 }], [{ count: 3 }]]);
    expect(onAny.mock.calls.map(([{ name }]) => name)).toEqual(['pawlet:cart-changed', 'pawlet:ready']);
  });
});
