import { afterEach, describe, expect, it } from 'vitest';
import type { BootSession } from './bootCall.ts';
import { isAskedFor, readRenderedPage } from './renderedPage.ts';

const { documentElement: root } = document;

afterEach(() => {
  delete root.dataset['rendered'];
});

describe('the page that a server has rendered', () => {
  it.each([
    ['de DEU', { language: 'de', country: 'DEU' }],
    ['de', undefined],
    ['xx DEU', undefined],
    ['', undefined],
  ])('is described by %j', (text, page) => {
    root.dataset['rendered'] = text;
    expect(readRenderedPage(document)).toEqual(page);
  });

  it('does not exist in the page without content', () => {
    expect(readRenderedPage(document)).toBeUndefined();
  });
});

describe('the rendered page is shown', () => {
  const page = { language: 'de', country: 'DEU' } as const;
  const session: BootSession = { sid: '', token: '', language: 'de', countryCode: 'DEU', headers: {} };
  /** A narrow window. */
  function createWindow({ hash = '', isWide = false, hasApp = false } = {}): Window {
    return {
      location: { hash },
      document: { documentElement: { dataset: {} } },
      matchMedia: () => ({ matches: isWide }),
      ...(hasApp && { PawletAndroid: {} }),
    } as unknown as Window;
  }

  it.each([
    ['to whom it was rendered for', {}, session, true],
    ['and not for a hash route', { hash: '#/pages/cart/cart' }, session, false],
    ['and not in a wide window', { isWide: true }, session, false],
    ['and not in an app', { hasApp: true }, session, false],
    ['and not in another language', {}, { ...session, language: 'fr' }, false],
    ['and not in another country', {}, { ...session, countryCode: 'FRA' }, false],
    ['and not where the session cannot be read', {}, undefined, false],
  ])('%s', (_, options, known, isShown) => {
    const window = createWindow(options);
    Object.assign(window, { parent: window });
    expect(isAskedFor(page, known, window)).toBe(isShown);
  });

  it('and not in a page of a partner', () => {
    const window = createWindow();
    Object.assign(window, { parent: createWindow() });
    expect(isAskedFor(page, session, window)).toBe(false);
  });
});
