import { createPawlet, type Pawlet } from '@pawlet/core';
import type { LogIn } from '@pawlet/core/api';
import { toPseudo, type InterfaceLanguage } from '@pawlet/core/i18n';
import { openDemoStore, type DemoStore } from '@pawlet/server/demo-store';
import StoreWorker from '@pawlet/server/demo-store-worker?worker';

/** What a story needs of its shop; `parameters.shop`. */
export interface ShopParameters {
  /** Who looks: nobody in particular, the demo shopper with orders and points, or one who has just come. @default 'visitor' */
  readonly shopper?: 'visitor' | 'demo' | 'new' | undefined;
  /** `never` shows what waits, `fails` what is shown without a reply, `fails-once` the way out. @default 'real' */
  readonly network?: 'real' | 'never' | 'fails' | 'fails-once' | undefined;
  /** Paths that `network` is about. @default all but the config's */
  readonly paths?: RegExp | undefined;
}

type Ask = (address: string | URL | Request, init?: RequestInit) => Promise<Response>;

const config = /common\/init/u;

/** Language of a story; `pseudo` lengthens English and puts it in brackets. */
export type StoryLanguage = InterfaceLanguage | 'pseudo';

let opened: DemoStore | undefined;

/** The worker that the head of the page started, if it did; see main.ts. */
const { pawletStoreWorker } = globalThis as { readonly pawletStoreWorker?: Worker | undefined };

/** One store for all stories of a page: what is bought in one is sold out in the next, as in a shop. */
function openStore(): DemoStore {
  return (opened ??= openDemoStore({
    worker: pawletStoreWorker ?? new StoreWorker(),
    snapshotUrl: 'store/shop.tar.gz',
  }));
}

/** Starts the store while the page still loads, where its first story is a widget's. */
export function warmStore(): void {
  if (new URLSearchParams(location.search).get('id')?.startsWith('widgets-') === true) openStore();
}

/** A shop that is never asked, for building blocks that know no goods. */
export function createIdleShop(language: StoryLanguage, country: string): Pawlet {
  return shopIn(language, country, () => Promise.reject(new TypeError('This story has no store.')));
}

/** Makes the shop of one story; `country` is ISO 3166 alpha-3 and decides the currency. */
export async function createStoryShop(
  language: StoryLanguage,
  country: string,
  { shopper = 'visitor', network = 'real', paths }: ShopParameters,
): Promise<Pawlet> {
  const shop = shopIn(language, country, disturbed(openStore().fetch, network, paths));
  const login = await getLogIn(shopper);
  if (login !== undefined) shop.account.logIn(login);
  await shop.config.load();
  return shop;
}

function shopIn(language: StoryLanguage, country: string, ask: Ask): Pawlet {
  const shop = createPawlet({
    country,
    fetch: ask,
    pseudo: language === 'pseudo' ? toPseudo : undefined,
    onLog: ({ error, ...entry }) => console.warn('call failed', entry, String(error)),
    session: { readsAddress: false, storage: memoryStorage() },
  });
  shop.session.setLanguage(language === 'pseudo' ? 'en' : language);
  return shop;
}

/** The network as a story wants it; a log-in and the config always come through. */
function disturbed(ask: Ask, network: ShopParameters['network'], paths: RegExp | undefined): Ask {
  let failures = network === 'fails-once' ? 3 : Number.POSITIVE_INFINITY;
  return (address, init) => {
    // A request is read once, so it is not copied here.
    const url = address instanceof Request ? address.url : String(address);
    const signal = address instanceof Request ? address.signal : init?.signal;
    const isMeant = paths === undefined ? !config.test(url) : paths.test(url);
    if (network === 'real' || !isMeant) return ask(address, init);
    if (network === 'never') {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    }
    failures -= 1;
    return failures < 0 ? ask(address, init) : Promise.reject(new TypeError('The story has no network.'));
  };
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

let demo: Promise<LogIn> | undefined;

async function getLogIn(shopper: ShopParameters['shopper']): Promise<LogIn | undefined> {
  if (shopper === 'demo') return (demo ??= logInDemo());
  return shopper === 'new' ? logInNew() : undefined;
}

async function logInDemo(): Promise<LogIn> {
  const shop = shopIn('en', 'CHN', openStore().fetch);
  const result = await shop.api.login.withPassword({ account: 'demo@pawlet.test', password: 'pawlet-demo' });
  shop.dispose();
  if (result.status !== 'ok') throw new Error(`The demo shopper was not let in: ${result.status}`);
  return result;
}

/** A new shopper comes in by the code in the demo inbox, like everybody. */
async function logInNew(): Promise<LogIn> {
  const shop = shopIn('en', 'CHN', openStore().fetch);
  const mobile = `139${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(8, '0')
    .slice(-8)}`;
  await shop.api.login.sendCode({ mobile, event: 'mobilelogin' });
  const inbox = await (await openStore().fetch(shop.http.urlOf('/demo/inbox'))).text();
  const code = new DOMParser()
    .parseFromString(inbox, 'text/html')
    .body.textContent.match(new RegExp(`${mobile.slice(-4)}\\D*?(\\d{4,6})`, 'u'))?.[1];
  const result = await shop.api.login.withCode({ mobile, code: code ?? '' });
  shop.dispose();
  if (result.status !== 'ok') throw new Error(`A new shopper was not let in: ${result.status}`);
  return result;
}
