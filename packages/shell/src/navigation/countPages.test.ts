import type { Pawlet } from '@pawlet/core';
import { describe, expect, it, vi } from 'vitest';
import { createFakeWindow } from '../../test/fakeWindow.ts';
import { testRoutes } from '../../test/routes.ts';
import { countPages } from './countPages.ts';
import { createNavigation } from './createNavigation.ts';
import { isCountingAllowed, isTrackingUnwanted } from './statisticsConsent.ts';

describe('statistics', () => {
  it('are off where the browser asks for it, and where the shopper turned them off', () => {
    expect(isTrackingUnwanted({ doNotTrack: '1' })).toBe(true);
    expect(isTrackingUnwanted({ doNotTrack: null, globalPrivacyControl: true })).toBe(true);
    expect(isTrackingUnwanted({ doNotTrack: '0', globalPrivacyControl: false })).toBe(false);
    expect(isCountingAllowed({ webs: {} }, false)).toBe(true);
    expect(isCountingAllowed({ webs: { statistics: 'off' } }, false)).toBe(false);
    expect(isCountingAllowed({ webs: { statistics: 'on' } }, true)).toBe(false);
  });

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
    const stop = countPages(
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
