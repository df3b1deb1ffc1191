import { describe, expect, it } from 'vitest';
import { findFailure, findHttpFailure } from './findFailure.ts';
import { reduceLoad, startLoad, type LoadAction } from './shopLoad.ts';

describe('why a load failed', () => {
  it.each([
    [-1009, 'offline'],
    [-2, 'offline'],
    [-1001, 'timeout'],
    [-8, 'timeout'],
    [-1202, 'insecure'],
    [-11, 'insecure'],
    [-1004, 'unavailable'],
    [-6, 'unavailable'],
    [-1, 'failed'],
    [102, 'failed'],
  ])('code %i is %s', (code, reason) => {
    expect(findFailure({ code })).toEqual({ reason });
  });

  it('ignores a cancelled load, and responses that are pages of the shop', () => {
    expect(findFailure({ code: -999 })).toBeUndefined();
    expect(findHttpFailure(404)).toBeUndefined();
    expect(findHttpFailure(503)).toEqual({ reason: 'unavailable', status: 503 });
  });
});

describe('the load of a page', () => {
  const run = (...actions: readonly LoadAction[]) => actions.reduce(reduceLoad, startLoad('https://a/'));
  const shown = { kind: 'shown', attempt: 0 } as const;
  const failed = { kind: 'failed', failure: { reason: 'offline' } } as const;

  it('is shown, or fails and is tried again in a new WebView at the same place', () => {
    expect(run(shown)).toMatchObject({ status: 'shown', attempt: 0 });
    expect(run(failed)).toMatchObject({ status: 'failed', failure: { reason: 'offline' } });
    const again = run(failed, { kind: 'retry', url: 'https://a/#/b' });
    expect(again).toMatchObject({ status: 'loading', attempt: 1, url: 'https://a/#/b', failure: undefined });
  });

  it('keeps a page that is shown when one of its parts fails', () => {
    expect(run(shown, failed).status).toBe('shown');
  });

  it('is not shown by a WebView that was replaced', () => {
    const load = run(failed, { kind: 'retry', url: 'https://a/' }, shown);
    expect(load.status).toBe('loading');
    expect(reduceLoad(load, { kind: 'shown', attempt: 1 }).status).toBe('shown');
  });

  it('stays failed when a failed WebView reports the end of its load', () => {
    expect(run(failed, shown).status).toBe('failed');
  });

  it('opens another page in the same WebView, and in a new one after a failure', () => {
    expect(run(shown, { kind: 'open', url: 'https://a/#/b' })).toMatchObject({ status: 'shown', attempt: 0 });
    expect(run(failed, { kind: 'open', url: 'https://a/#/b' })).toMatchObject({
      status: 'loading',
      attempt: 1,
    });
  });

  it('loads a stopped page again, in a new WebView where the old one is unusable, and gives up the third time', () => {
    const stop = (at: number, isViewUsable: boolean) =>
      ({ kind: 'stopped', at, url: 'https://a/#/b', isViewUsable }) as const;
    expect(run(shown, stop(0, true))).toMatchObject({ status: 'loading', attempt: 0, url: 'https://a/' });
    expect(run(shown, stop(0, false))).toMatchObject({ status: 'loading', attempt: 1, url: 'https://a/#/b' });
    expect(run(stop(0, true), stop(1000, true), stop(59_000, true))).toMatchObject({
      status: 'failed',
      failure: { reason: 'stopped' },
    });
    expect(run(stop(0, true), stop(1000, true), stop(61_000, true)).status).toBe('loading');
  });
});
