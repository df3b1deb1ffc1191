import type { Pawlet } from '@pawlet/core';
import { describe, expect, it, vi } from 'vitest';
import { createFakeWindow } from '../../test/fakeWindow.ts';
import { testRoutes } from '../../test/routes.ts';
import { trackPageViews } from './trackPageViews.ts';
import { createNavigation } from './createNavigation.ts';
import { isCountingAllowed, isTrackingUnwanted } from './statisticsConsent.ts';

describe('statistics', () => {
  it('are off where the browser signals it, with the older header or the newer', () => {
    expect(isTrackingUnwanted({ doNotTrack: '1' })).toBe(true);
    expect(isTrackingUnwanted({ doNotTrack: null, globalPrivacyControl: true })).toBe(true);
    expect(isTrackingUnwanted({ doNotTrack: '0', globalPrivacyControl: false })).toBe(false);
  });

  it.each([
    // The country's rule, the shopper's choice, the browser's signal, and whether page views are counted.
    ['ask', undefined, false, false],
    ['ask', 'off', false, false],
    ['ask', 'on', false, true],
    ['ask', 'on', true, false],
    ['on', undefined, false, true],
    ['on', 'on', false, true],
    ['on', 'off', false, false],
    ['on', undefined, true, false],
    ['off', 'on', false, false],
    [undefined, 'on', false, false],
  ] as const)(
    'where the rule is %s, with the choice %s (unwanted: %s): %s',
    (rule, choice, unwanted, counts) => {
      const webs: Record<string, string> = choice === undefined ? {} : { statistics: choice };
      const law = rule === undefined ? undefined : { statistics: rule };
      expect(isCountingAllowed({ webs }, law, unwanted)).toBe(counts);
    },
  );

  it('count the pages that are opened while they are allowed, and none otherwise', async () => {
    const navigation = createNavigation({
      routes: testRoutes,
      session: { isSignedIn: () => true, lastUrl: () => '/', setLastUrl: () => undefined },
      window: createFakeWindow('#/pages/index/index'),
    });
    navigation.start();
    const pageOpened = vi.fn(() => Promise.resolve());
    const pageLeft = vi.fn(() => Promise.resolve());
    const api = { statistics: { pageOpened, pageLeft } } satisfies Pick<Pawlet['api'], 'statistics'>;
    let isAllowed = false;
    const stop = trackPageViews(
      navigation,
      api,
      () => isAllowed,
      () => 0,
    );
    await navigation.navigateTo('/pages/goods/goods');
    expect(pageOpened).not.toHaveBeenCalled();
    isAllowed = true;
    await navigation.navigateTo('/pages/goods/detail?id=1');
    await navigation.navigateTo('/pages/order/list');
    expect(pageOpened.mock.calls).toHaveLength(2);
    expect(pageLeft.mock.calls).toHaveLength(1);
    stop();
    navigation.dispose();
  });
});
