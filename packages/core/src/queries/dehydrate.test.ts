import { describe, expect, it, vi } from 'vitest';
import { createTranslator } from '../i18n/createTranslator.ts';
import { shopMessages as catalogue } from '../errors/index.ts';
import { createSession } from '../session/createSession.ts';
import { createQueryCache } from './createQueryCache.ts';
import { dehydrate, hydrate, type PawletState } from './dehydrate.ts';
import { toQueryId } from './queryId.ts';

const openShop = (language: 'de' | 'fr' | 'en') => ({
  queries: createQueryCache(),
  session: createSession({ readsAddress: false }),
  translator: createTranslator({ language }),
});

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
    await shop.translator.loadKnown();
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

  it('does not overwrite existing data, nor add texts of another language', () => {
    const state: PawletState = {
      language: 'de',
      queries: { [visitor]: { title: 'Brunnen' } },
      texts: { shop: { 'error.network': german } },
    };
    const next = openShop('fr');
    next.queries.put(visitor, { title: 'Napf' });
    hydrate(next, state);
    expect(next.queries.getState(visitor).data).toEqual({ title: 'Napf' });
    expect(next.translator.isLoaded(catalogue)).toBe(false);
  });

  it('is the initial data of a logged-in shopper, and is reloaded', async () => {
    const next = openShop('de');
    const user = { id: 1, username: '', nickname: 'Ada', avatar: '', mobile: '', email: '' };
    next.session.signIn({ token: 'token-of-ada', user });
    hydrate(next, { language: 'de', queries: { [visitor]: { title: 'Brunnen' } }, texts: {} });
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
