import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import type { Page } from '@playwright/test';
import { pressInWallet, type WalletResult } from './buying.ts';

/** The sample that integrators copy. */
const sample = fileURLToPath(new URL('../../examples/mini-program', import.meta.url));

/** What the shopper does in WeChat's wallet; `lost`: it pays, and its answer never arrives. */
export type WalletChoice = WalletResult | 'close' | 'lost';

/** A mini-program that shows the shop and pays with the sample's page. */
export interface MiniProgram {
  /** Addresses of the pages that the shop opened, without their parameters. */
  readonly opened: readonly string[];
  /** Payments that reached the wallet. */
  readonly wallets: readonly string[];
  /** What the payment page shows instead of the wallet, '' for nothing. */
  readonly message: () => string;
  /** Leaves the payment page by the bar. */
  readonly back: () => Promise<void>;
}

interface PageDefinition {
  readonly onLoad?: (parameters: Readonly<Record<string, string>>) => Promise<void>;
}

interface Callbacks<T> {
  readonly success: (result: T) => void;
  readonly fail: (error: { readonly errMsg: string }) => void;
}

interface RequestOptions extends Callbacks<{ readonly data: unknown }> {
  readonly url: string;
  readonly method: string;
  readonly data: unknown;
  readonly header: Readonly<Record<string, string>>;
}

interface PaymentOptions extends Callbacks<{ readonly errMsg: string }> {
  readonly package: string;
  readonly paySign: string;
}

/** Puts a page of the shop into a mini-program whose objects behave as WeChat's. */
export async function enterMiniProgram(
  page: Page,
  shop: string,
  {
    token,
    version,
    choice,
  }: { readonly token: string; readonly version: string; readonly choice: WalletChoice },
): Promise<MiniProgram> {
  const opened: string[] = [];
  const wallets: string[] = [];
  let message = '';
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => (hidden ? 'hidden' : 'visible'),
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  const back = () => setHidden(false);

  const payAtProvider = (name: string, result: WalletResult) =>
    pressInWallet(shop, `/demo/wallet/${name.replace('prepay_id=', '')}`, result);

  const wx = {
    getStorageSync: (name: string) => (name === 'shop-token' ? token : ''),
    getAccountInfoSync: () => ({ miniProgram: { version } }),
    login: ({ success }: Callbacks<{ readonly code: string }>) => success({ code: 'mini-code' }),
    request({ url, method, data, header, success, fail }: RequestOptions) {
      const send = async (): Promise<unknown> => {
        const response = await fetch(url.replace('https://shop.example.com', shop), {
          method,
          headers: { ...header, 'content-type': 'application/json' },
          body: JSON.stringify(data),
        });
        return response.json();
      };
      send().then(
        (response) => success({ data: response }),
        () => fail({ errMsg: 'request:fail' }),
      );
    },
    requestPayment({ package: name, paySign, success, fail }: PaymentOptions) {
      const pay = async (): Promise<void> => {
        await payAtProvider(name, choice === 'lost' ? 'success' : (choice as WalletResult));
        if (choice === 'failure') fail({ errMsg: 'requestPayment:fail' });
        else if (choice !== 'lost') success({ errMsg: 'requestPayment:ok' });
      };
      wallets.push(name);
      if (paySign === '') fail({ errMsg: 'requestPayment:fail' });
      // A shopper who closes the wallet leaves no trace at the provider.
      else if (choice === 'close') fail({ errMsg: 'requestPayment:fail cancel' });
      else void pay();
    },
    navigateBack: () => void back(),
  };

  /** Runs a file of the sample; its modules are loaded as a mini-program does. */
  const run = (file: string): PageDefinition | undefined => {
    let definition: PageDefinition | undefined;
    const load = (path: string): unknown => {
      const module = { exports: {} };
      const require = (name: string): unknown => load(resolve(dirname(path), name));
      const Page = (given: PageDefinition): void => {
        definition = given;
      };
      const world = createContext({ wx, Page, module, require, encodeURIComponent, Promise });
      runInContext(readFileSync(path, 'utf8'), world, { filename: path });
      return module.exports;
    };
    load(resolve(sample, file));
    return definition;
  };

  await page.exposeFunction('openMiniProgramPage', async (address: string) => {
    const [path = '', query = ''] = address.split('?');
    opened.push(path);
    await setHidden(true);
    const definition = run(`${path.slice(1)}.js`);
    const instance = {
      ...definition,
      setData: (data: { readonly message?: string }) => {
        message = data.message ?? message;
      },
    };
    await instance.onLoad?.call(instance, Object.fromEntries(new URLSearchParams(query)));
  });
  await page.addInitScript(() => {
    const open = Reflect.get(window, 'openMiniProgramPage') as (address: string) => Promise<void>;
    const miniProgram = {
      postMessage: () => undefined,
      navigateTo: ({ url }: { readonly url: string }) => void open(url),
      navigateBack: () => undefined,
    };
    Object.assign(window, { __wxjs_environment: 'miniprogram', wx: { miniProgram } });
  });
  return { opened, wallets, message: () => message, back };
}
