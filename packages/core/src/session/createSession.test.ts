import { describe, expect, it, vi } from 'vitest';
import { createTabStorage, type TabStorage } from '../../test/memoryStorage.ts';
import { createSession } from './createSession.ts';
import type { Session, SessionOptions, SessionUser } from './types.ts';

const user: SessionUser = { id: 7, username: 'mimi', nickname: 'Mimi', avatar: '', mobile: '', email: '' };
const page = 'https://shop.test/';

function open(href = page, options: SessionOptions = {}, tabs: TabStorage = createTabStorage()): Session {
  const replaceState = vi.fn<History['replaceState']>();
  return createSession({
    ...tabs.openTab(),
    location: { href },
    history: { replaceState, state: null },
    ...options,
  });
}

describe('a first visit', () => {
  it('has the defaults of the product', () => {
    const session = open();
    expect(session.store.getState()).toMatchObject({
      token: '',
      user: undefined,
      lang: 'zh',
      language: 'zh-cn',
      country: 'CHN',
      lastUrl: '/pages/index/index',
      source: '',
      sup: '',
      codes: '',
      version: undefined,
      historyKeywords: [],
    });
    expect(session.apiOrigin).toBe('https://shop.test');
    expect(session.isSignedIn()).toBe(false);
    expect(session.identity()).toMatchObject({
      token: '',
      uid: 0,
      countryCode: 'CHN',
      language: 'zh-cn',
      platform: 'web',
    });
    expect(session.identity().appVersion).toBeUndefined();
  });

  it('reads the start-up parameters of query and hash, and stores them', () => {
    const tabs = createTabStorage();
    open(`${page}?lang=DE&country_code=deu#/pages/index/index?sup=S1&code=C1`, {}, tabs);
    expect(open(page, {}, tabs).store.getState()).toMatchObject({
      lang: 'de',
      language: 'de',
      country: 'DEU',
      sup: 'S1',
      codes: 'C1',
    });
  });

  it('ignores unknown languages and countries', () => {
    const { lang, country } = open(`${page}?lang=tlh&country_code=D<>`).store.getState();
    expect([lang, country]).toEqual(['zh', 'CHN']);
  });

  it("does not change the URL of somebody else's page", () => {
    const replaceState = vi.fn<History['replaceState']>();
    const session = open(`${page}?lang=de&token=abcdefgh1`, {
      readsAddress: false,
      history: { replaceState, state: null },
    });
    expect(session.store.getState().lang).toBe('zh');
    expect(session.takeAddressToken()).toBeUndefined();
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('uses what the boot script has read', () => {
    expect(open(page, { start: { lang: 'ko', token: 'abcdefgh1' } }).store.getState().lang).toBe('ko');
  });
});

describe('language and country', () => {
  const german = { pageLanguage: 'de-CH', browserLanguages: ['fr'] };

  it('come from the page, until the shopper chooses', () => {
    const tabs = createTabStorage();
    const session = open(page, { languageSources: german }, tabs);
    expect(session.store.getState()).toMatchObject({ lang: 'de', language: 'de', country: 'CHE' });
    // Nothing was chosen, so nothing is stored.
    expect(open(page, {}, tabs).store.getState()).toMatchObject({ lang: 'zh', country: 'CHN' });
    session.setLanguage('it');
    expect(open(page, { languageSources: german }, tabs).store.getState()).toMatchObject({
      lang: 'it',
      country: 'CHE',
    });
  });

  it("come from the application's options first of all", () => {
    const tabs = createTabStorage();
    open(page, {}, tabs).setLanguage('it');
    const options = { language: 'en-GB', languageSources: german };
    expect(open(`${page}?lang=fr`, options, tabs).store.getState()).toMatchObject({
      lang: 'en',
      language: 'en',
      country: 'GBR',
    });
    expect(open(page, { ...options, country: 'jpn' }, tabs).store.getState().country).toBe('JPN');
    expect(open(page, {}, tabs).store.getState().lang).toBe('it');
  });

  it('fall back to the page for unsupported options', () => {
    const options = { language: 'tlh', country: 'DE', languageSources: german };
    expect(open(page, options).store.getState()).toMatchObject({ lang: 'de', country: 'CHE' });
  });
});

describe('the URL', () => {
  it('loses the parameters before anything else happens', () => {
    const replaceState = vi.fn<History['replaceState']>();
    open(`${page}?token=abcdefgh1&keep=1#/pages/goods/detail?id=3&lang=en`, {
      history: { replaceState, state: { a: 1 } },
    });
    expect(replaceState.mock.calls).toEqual([[{ a: 1 }, '', `${page}?keep=1#/pages/goods/detail?id=3`]]);
  });

  it('is not changed without parameters', () => {
    const replaceState = vi.fn<History['replaceState']>();
    open(`${page}#/pages/goods/detail?id=3`, { history: { replaceState, state: null } });
    expect(replaceState).not.toHaveBeenCalled();
  });
});

describe('a token in the URL', () => {
  it('is returned once, to be exchanged, and logs nobody in', () => {
    const session = open(`${page}?token=abcdefgh1`);
    expect(session.isSignedIn()).toBe(false);
    expect(session.takeAddressToken()).toEqual({ token: 'abcdefgh1', replacesLivingSession: false });
    expect(session.takeAddressToken()).toBeUndefined();
  });

  it('never replaces an active session automatically', () => {
    const tabs = createTabStorage();
    open(page, {}, tabs).signIn({ token: 'living', user });
    const session = open(`${page}#/?token=abcdefgh1`, {}, tabs);
    expect(session.store.getState().token).toBe('living');
    expect(session.takeAddressToken()).toEqual({ token: 'abcdefgh1', replacesLivingSession: true });
    expect(session.store.getState().token).toBe('living');
  });

  it.each([
    ['the one in use', 'living-token'],
    ['white space', 'abc%20defgh'],
    ['a line break', 'abcdefgh%0d%0ax'],
    ['short', 'abc'],
  ])('is ignored when it is %s', (_, token) => {
    const tabs = createTabStorage();
    open(page, {}, tabs).signIn({ token: 'living-token', user });
    expect(open(`${page}?token=${token}`, {}, tabs).takeAddressToken()).toBeUndefined();
  });

  it.each(['/pages/order/resultPayment', '/pages/order/list'])('is ignored on %s', (route) => {
    expect(open(`${page}?token=abcdefgh1#${route}?status=1`).takeAddressToken()).toBeUndefined();
  });
});

describe('a log-in', () => {
  it('survives a reload and ends in all tabs at once', () => {
    const tabs = createTabStorage();
    const first = open(page, {}, tabs);
    const second = open(page, {}, tabs);
    first.signIn({ token: 'secret', user });
    expect(second.store.getState()).toMatchObject({ token: 'secret', user });
    expect(open(page, {}, tabs).identity()).toMatchObject({ token: 'secret', uid: 7 });
    second.signOut();
    expect(first.isSignedIn()).toBe(false);
    expect(open(page, {}, tabs).store.getState()).toMatchObject({ token: '', user: undefined });
  });

  it('belongs to the origin it was made with', () => {
    const tabs = createTabStorage();
    const allowedOrigins = ['https://api.other.test'];
    open(page, {}, tabs).signIn({ token: 'secret', user });
    const elsewhere = open(`${page}?source_url=https://api.other.test`, { allowedOrigins }, tabs);
    expect(elsewhere.apiOrigin).toBe('https://api.other.test');
    expect(elsewhere.identity()).toMatchObject({ token: '', uid: 0 });
    elsewhere.setCountry('FRA');
    expect(tabs.entries.get('pawlet:login')).toContain('secret');
    expect(open(page, {}, tabs).identity().token).toBe('secret');
  });

  it('is cleared once when its token has expired', () => {
    const session = open();
    session.signIn({ token: 'old', user });
    expect([session.expireToken('old'), session.expireToken('old'), session.expireToken('')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(session.store.getState()).toMatchObject({ token: '', user: undefined });
  });

  it('renewed in another tab is adopted instead of cleared', () => {
    const tabs = createTabStorage();
    const quiet = createSession({
      storage: tabs.openTab().storage,
      events: new EventTarget(),
      location: { href: page },
    });
    quiet.signIn({ token: 'old', user });
    open(page, {}, tabs).signIn({ token: 'new', user });
    expect(quiet.expireToken('old')).toBe(false);
    expect(quiet.store.getState().token).toBe('new');
  });
});

describe('the session id', () => {
  it('is shared by all tabs for 7200 s and then replaced', () => {
    const tabs = createTabStorage();
    let now = 1_000_000;
    const first = open(page, { clock: () => now }, tabs);
    const second = open(page, { clock: () => now }, tabs);
    const { sid } = first.identity();
    expect(second.identity().sid).toBe(sid);
    now += 7_199_999;
    expect(second.identity().sid).toBe(sid);
    now += 1;
    expect(second.identity().sid).not.toBe(sid);
    expect(first.identity().sid).toBe(second.identity().sid);
    const renewed = first.identity().sid;
    now -= 100;
    expect(first.identity().sid).not.toBe(renewed);
  });
});

describe('persisted state', () => {
  it('is synced to all tabs', () => {
    const tabs = createTabStorage();
    const first = open(page, {}, tabs);
    const second = open(page, {}, tabs);
    first.setLanguage('ja');
    first.setCountry('jpn');
    first.setInviteId('42');
    first.addKeyword(' fountain ');
    first.addKeyword('feeder');
    first.addKeyword('fountain');
    first.setWebSetting('columns', '2');
    expect(second.store.getState()).toMatchObject({
      lang: 'ja',
      language: 'ja',
      country: 'JPN',
      inviteId: '42',
      historyKeywords: ['fountain', 'feeder'],
      webs: { columns: '2' },
    });
    second.removeKeyword('feeder');
    expect(first.store.getState().historyKeywords).toEqual(['fountain']);
    second.clearKeywords();
    expect(first.store.getState().historyKeywords).toEqual([]);
    first.signIn({ token: 'secret', user });
    tabs.clear();
    expect(second.store.getState()).toMatchObject({ token: '', lang: 'zh', country: 'CHN', inviteId: '' });
  });

  it('has at most ten search words, newest first', () => {
    const session = open();
    for (let count = 1; count <= 12; count += 1) session.addKeyword(`word ${count}`);
    session.addKeyword('  ');
    expect(session.store.getState().historyKeywords).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((count) => `word ${count}`),
    );
  });

  it('accepts only routes of the shop as return routes', () => {
    const session = open();
    session.setLastUrl('/pages/goods/detail?id=3');
    for (const route of [
      'https://evil.test',
      '//evil.test',
      '/\\evil.test',
      '/pages/login/login',
      'javascript:alert(1)',
      '',
    ])
      session.setLastUrl(route);
    expect(session.store.getState().lastUrl).toBe('/pages/goods/detail?id=3');
  });

  it('ignores corrupt entries', () => {
    const tabs = createTabStorage({
      'pawlet:login': { token: 5 },
      'pawlet:lang': 'tlh',
      'pawlet:country': 'china',
      'pawlet:last-url': '//evil.test',
      'pawlet:history-keywords': { length: 1 },
      'pawlet:webs': [1],
      'pawlet:theme': null,
      'pawlet:session': { value: 'x' },
    });
    tabs.entries.set('pawlet:invite-id', '{');
    const session = open(page, {}, tabs);
    expect(session.store.getState()).toMatchObject({
      token: '',
      lang: 'zh',
      country: 'CHN',
      historyKeywords: [],
      inviteId: '',
    });
    expect(session.store.getState().lastUrl).toBe('/pages/index/index');
    expect(session.identity().sid).toHaveLength(36);
  });

  it('is kept in memory without storage', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const session = open(page, { storage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    session.signIn({ token: 'secret', user });
    session.setLanguage('fr');
    expect(session.identity()).toMatchObject({ token: 'secret', language: 'fr' });
    expect(session.identity().sid).toBe(session.identity().sid);
    session.signOut();
    expect(session.isSignedIn()).toBe(false);
  });

  it('stops syncing after dispose', () => {
    const tabs = createTabStorage();
    const first = open(page, {}, tabs);
    const second = open(page, {}, tabs);
    second.dispose();
    first.setLanguage('it');
    expect(second.store.getState().lang).toBe('zh');
  });
});

describe('the return of a social log-in', () => {
  it('is recognised by its state and never becomes the code header', () => {
    const tabs = createTabStorage();
    open(page, {}, tabs).expectSocialLogin('state-1');
    const session = open(`${page}?code=oauth&state=state-1#/pages/login/auth`, {}, tabs);
    expect(session.store.getState().third).toEqual({ code: 'oauth', state: 'state-1' });
    expect(session.identity().code).toBe('');
    const again = open(`${page}?code=oauth&state=state-1`, {}, tabs).store.getState();
    expect(again.third).toBeUndefined();
    expect(again.codes).toBe('');
  });
});

describe('the embedder', () => {
  it.each([
    [{ platform: 'ios', appVersion: '2.3.0' }, 1, '2.3.0'],
    [{ platform: 'android', appVersion: 'v2.10 (7)' }, 1, 'v2.10 (7)'],
    [{ platform: 'ios', appVersion: '2.2.9' }, undefined, '2.2.9'],
    [{ platform: 'ios', appVersion: 'two' }, undefined, 'unknown'],
    [{ platform: 'mini-program' }, undefined, 'unknown'],
    [{ platform: 'web', appVersion: '1.0' }, undefined, undefined],
  ] as const)('%j sets version %s and the header %s', (embedder, version, header) => {
    const session = open();
    session.setEmbedder(embedder);
    expect(session.store.getState().version).toBe(version);
    expect(session.identity()).toMatchObject({ platform: embedder.platform });
    expect(session.identity().appVersion).toBe(header);
  });

  it('is compared with the minimum of the configuration', () => {
    const session = open();
    session.setEmbedder({ platform: 'ios', appVersion: '2.5.0' }, '3.0');
    expect(session.store.getState().version).toBeUndefined();
    session.setMinimumVersion('2.4');
    expect(session.store.getState().version).toBe(1);
    session.setMinimumVersion('');
    session.setEmbedder({ platform: 'ios', appVersion: '2.3.5' });
    expect(session.store.getState().version).toBeUndefined();
  });
});
