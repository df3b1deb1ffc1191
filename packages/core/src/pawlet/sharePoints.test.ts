import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTabStorage, type TabStorage } from '../../test/memoryStorage.ts';
import { createEvents } from '../events/createEvents.ts';
import { sharePoints } from './sharePoints.ts';

let browser: TabStorage;
let stops: (() => void)[];
let keys: number;

beforeEach(() => {
  browser = createTabStorage();
  stops = [];
  keys = 0;
});

afterEach(() => {
  for (const stop of stops) stop();
});

function openTab(owner: string) {
  const { storage, events: tabs } = browser.openTab();
  const events = createEvents();
  const listener = vi.fn<(points: number) => void>();
  events.on('pawlet:points-changed', ({ points }) => listener(points));
  stops.push(
    sharePoints({ events, storage, tabs, owner: () => owner, createKey: () => `key ${(keys += 1)}` }),
  );
  return { events, listener, storage };
}

describe('the points of a shopper', () => {
  it('are synced to other tabs, once each, also when the number repeats', () => {
    const here = openTab('7');
    const there = openTab('7');
    here.events.emit('pawlet:points-changed', { points: 120 });
    here.events.emit('pawlet:points-changed', { points: 120 });
    there.events.emit('pawlet:points-changed', { points: 0 });
    expect(here.listener.mock.calls).toEqual([[120], [120], [0]]);
    expect(there.listener.mock.calls).toEqual([[120], [120], [0]]);
  });

  it('are ignored by another shopper and by a visitor', () => {
    const here = openTab('7');
    const other = openTab('8');
    const visitor = openTab('');
    here.events.emit('pawlet:points-changed', { points: 120 });
    visitor.events.emit('pawlet:points-changed', { points: 5 });
    expect(other.listener).not.toHaveBeenCalled();
    expect(visitor.listener.mock.calls).toEqual([[5]]);
    expect(here.listener.mock.calls).toEqual([[120]]);
  });

  it('are ignored in another format, and after unsubscribing', () => {
    const here = openTab('7');
    const there = openTab('7');
    for (const text of ['7:many:x', '7', '', '7:-1:x', '7:1.5:x'])
      here.storage.setItem('pawlet:points', text);
    here.storage.removeItem('pawlet:points');
    browser.clear();
    expect(there.listener).not.toHaveBeenCalled();
    for (const stop of stops) stop();
    here.events.emit('pawlet:points-changed', { points: 9 });
    expect(there.listener).not.toHaveBeenCalled();
  });
});
