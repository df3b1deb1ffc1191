import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { readCode, StoreClient } from './api.ts';
import { arriveAt } from './arrival.ts';

/** A shopper with a phone in the storefront. Texts are those of the default language. */
export interface Shopper {
  readonly page: Page;
  /** Origin of the store. */
  readonly url: string;
  /** A unique number. */
  readonly mobile: string;
  /** The visible page of the stack. */
  readonly here: Locator;
  /** Checks each step of a journey, where a test wants that. */
  readonly inspect?: (step: string) => Promise<void>;
}

/** A unique phone number. */
export function newMobile(): string {
  return `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

/** A new shopper who has not opened the storefront yet. */
export function newShopper(page: Page, url: string): Shopper {
  return { page, url, mobile: newMobile(), here: page.locator('[data-slot="active"]') };
}

/** Opens a page by its URL, as from a bookmark. */
export async function open({ page, url }: Pick<Shopper, 'page' | 'url'>, route = '/'): Promise<void> {
  await page.goto(url + arriveAt(route));
}

/** The visible page has this heading, and is at rest. */
export async function seePage({ here, page }: Shopper, title: string | RegExp): Promise<void> {
  await expect(here.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('[data-entering]')).toHaveCount(0);
}

/** The device stores this text: a form saves its draft just after it has rendered it. */
export async function seeStored({ page }: Pick<Shopper, 'page'>, text: string): Promise<void> {
  const readStored = async (): Promise<string> =>
    page.evaluate(() =>
      [localStorage, sessionStorage]
        .flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key) ?? ''))
        .join('\n'),
    );
  await expect.poll(readStored).toContain(text);
}

/** The top dialog or sheet. */
export function front({ page }: Shopper): Locator {
  return page.locator('dialog[open]').last();
}

/**
 * Has a code sent. The button that counts down to the next one shows for a minute that it was; the message shows it for
 * three seconds, which a busy machine can miss.
 */
export async function sendCode(form: Locator): Promise<void> {
  await form.getByRole('button', { name: '获取验证码' }).tap();
  await expect(form.getByRole('button', { name: /秒后重发$/u })).toBeDisabled();
}

/** Logs in with a code from the inbox, in the open sheet or on the log-in page. */
export async function logInByCode(shopper: Shopper, form: Locator): Promise<void> {
  const { mobile, url } = shopper;
  await expect(form.getByLabel('手机号', { exact: true })).toBeVisible();
  await shopper.inspect?.('log-in');
  await form.getByLabel('手机号', { exact: true }).fill(mobile);
  await sendCode(form);
  await form.getByLabel('验证码', { exact: true }).fill(await readCode(url, mobile));
  await form.getByRole('checkbox').tap();
  await form.getByRole('button', { name: '登录 / 注册' }).tap();
}

/** Creates the shopper's account by the API alone. */
export async function makeAccount({ url, mobile }: Shopper): Promise<StoreClient> {
  const client = new StoreClient(url);
  await client.logInByCode(mobile);
  return client;
}

/** Key of the session in the device's storage. */
export const logInEntry = 'pawlet:login';

/** The token of the stored session, '' for none. */
export async function readStoredToken(page: Page): Promise<string> {
  const entry = await page.evaluate((name) => localStorage.getItem(name), logInEntry);
  const { token = '' } = JSON.parse(entry ?? '{}') as { readonly token?: string };
  return token;
}

/** Opens a page as the client's shopper: a link with a token, as partners create it. */
export async function openAs(shopper: Shopper, { token }: StoreClient, route = '/'): Promise<void> {
  await shopper.page.goto(`${shopper.url}/?token=${token}#${route}`);
  await shopper.page.waitForFunction((name) => localStorage.getItem(name) !== null, logInEntry);
}
