import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ShopConfig } from '../api/types/config.ts';
import { formatOnce } from '../i18n/formatOnce.ts';
import { createTranslator } from '../i18n/createTranslator.ts';
import { noCart } from '../cart/noCart.ts';
import { shopMessages as catalogue } from '../errors/index.ts';
import { createConfigStore } from '../pawlet/createConfigStore.ts';
import { createHydration } from '../pawlet/createHydration.ts';
import type { Pawlet } from '../pawlet/types.ts';
import { createSession } from '../session/createSession.ts';
import { createQueryCache } from './createQueryCache.ts';
import { dehydrate, hydrate, type PawletState } from './dehydrate.ts';
import { toQueryId } from './queryId.ts';

const openShop = (language: 'de' | 'fr' | 'en', countryCode = 'DEU') => ({
  config: createConfigStore({ load: () => Promise.reject(new Error('not loaded here')) }, () => undefined),
  cart: { store: createStore(() => noCart) } as unknown as Pawlet['cart'],
  queries: createQueryCache(),
  hydration: createHydration(),
  session: createSession({ readsAddress: false, start: { lang: language, countryCode } }),
  translator: createTranslator({ language }),
});

/** The part of a config that these tests look at. */
const config = { orderTimeoutSeconds: 900 } as ShopConfig;

const german = 'Netzwerkfehler. Bitte versuche es gleich noch einmal.';
const visitor = toQueryId({ shopper: '', lang: 'de', country: 'DEU' }, ['product', 7]);

describe('dehydrated state', () => {
  it("contains public data and the language's texts, as JSON", async () => {
    const shop = openShop('de');
    const shopper = toQueryId({ shopper: '1', lang: 'de', country: 'DEU' }, ['points']);
    await shop.queries.fetch(visitor, () => Promise.resolve({ title: 'Brunnen' }));
    await shop.queries.fetch(shopper, () => Promise.resolve({ balance: 5 }));
    await shop.queries.fetch('["","de","DEU","lost"]', () => Promise.reject(new Error('offline')));
    expect(shop.translator.isLoaded(catalogue)).toBe(false);
    await shop.translator.load(...shop.translator.known());
    const state = JSON.parse(JSON.stringify(dehydrate(shop))) as PawletState;
    expect(state.queries).toEqual({ [visitor]: { title: 'Brunnen' } });
    expect(state).toMatchObject({
      language: 'de',
      texts: { shop: { 'error.network': german } },
    });

    const next = openShop('de');
    hydrate(next, state);
    const load = vi.fn<() => Promise<{ title: string }>>();
    await next.queries.fetch(visitor, load);
    expect(load).not.toHaveBeenCalled();
    expect(next.translator.textOf(catalogue)('error.network')).toBe(german);
  });

  it('contains what was formatted, which is not formatted again', () => {
    const shop = openShop('de');
    shop.hydration.formats = { 'de dehydrated 7': [{ kind: 'integer', text: '7' }] };
    hydrate(openShop('de'), JSON.parse(JSON.stringify(dehydrate(shop))) as PawletState);
    const format = vi.fn<() => unknown>();
    expect(formatOnce('de dehydrated 7', format)).toEqual([{ kind: 'integer', text: '7' }]);
    expect(format).not.toHaveBeenCalled();
  });

  it('does not overwrite existing data', () => {
    const state: PawletState = {
      language: 'de',
      country: 'DEU',
      queries: { [visitor]: { title: 'Brunnen' } },
      texts: { shop: { 'error.network': german } },
    };
    const next = openShop('fr');
    next.queries.put(visitor, { title: 'Napf' });
    hydrate(next, state);
    expect(next.queries.getState(visitor).data).toEqual({ title: 'Napf' });
  });

  it('is added to a running page in its language and country, and never changes them', () => {
    const next = openShop('fr');
    next.hydration.isOver = true;
    const french = toQueryId({ shopper: '', lang: 'fr', country: 'DEU' }, ['product', 7]);
    hydrate(next, {
      language: 'de',
      country: 'DEU',
      queries: { [visitor]: { title: 'Brunnen' } },
      texts: {},
    });
    hydrate(next, {
      language: 'fr',
      country: 'DEU',
      queries: { [french]: { title: 'Fontaine' } },
      texts: { shop: { 'error.network': 'Erreur' } },
    });
    expect(next.translator.locale).toBe('fr');
    expect(next.queries.ids()).toEqual([french]);
    expect(next.translator.textOf(catalogue)('error.network')).toBe('Erreur');
    expect(next.hydration.rendered.size).toBe(0);
    expect(next.hydration.finish).toBeUndefined();
  });

  it("starts in the rendered language, and changes to the device's once its texts have loaded", async () => {
    const next = openShop('fr');
    expect(next.translator.isLoaded(catalogue)).toBe(false);
    hydrate(next, {
      language: 'de',
      country: 'DEU',
      queries: {},
      texts: { shop: { 'error.network': german } },
    });
    expect(next.translator.locale).toBe('de');
    expect(next.translator.textOf(catalogue)('error.network')).toBe(german);
    next.hydration.end();
    await expect.poll(() => next.translator.locale).toBe('fr');
    expect(next.translator.isLoaded(catalogue)).toBe(true);
  });

  it('contains the config, which is reloaded in another country', async () => {
    const shop = openShop('de');
    shop.config.put(config, false);
    const state = JSON.parse(JSON.stringify(dehydrate(shop))) as PawletState;
    expect(state).toMatchObject({ country: 'DEU', config });
    const same = openShop('de');
    hydrate(same, state);
    await expect(same.config.load()).resolves.toEqual(config);
    const other = openShop('de', 'FRA');
    hydrate(other, state);
    expect(other.config.store.getState()).toMatchObject({ status: 'ready', config });
    await expect(other.config.load()).rejects.toThrow('not loaded here');
  });

  it('is the initial data of a logged-in shopper, and is reloaded', async () => {
    const next = openShop('de');
    const user = { id: 1, username: '', nickname: 'Ada', avatar: '', mobile: '', email: '' };
    next.session.signIn({ token: 'token-of-ada', user });
    hydrate(next, {
      language: 'de',
      country: 'DEU',
      queries: { [visitor]: { title: 'Brunnen' } },
      texts: {},
    });
    const id = toQueryId({ shopper: '1', lang: 'de', country: 'DEU' }, ['product', 7]);
    expect(next.queries.getState(id).data).toEqual({ title: 'Brunnen' });
    expect(next.queries.takeStale(id)).toBe(true);
    await next.queries.fetch(id, () => Promise.resolve({ title: 'Brunnen', isFavourite: true }));
    expect(next.queries.getState(id).data).toEqual({ title: 'Brunnen', isFavourite: true });
  });

  it('contains no texts in English, which is always available', () => {
    expect(dehydrate(openShop('en')).texts).toEqual({});
  });
});
