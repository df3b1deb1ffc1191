import type { Context } from 'hono';
import type { AppDeps, AppEnv, StoreApp } from '../../http/appDeps.ts';
import { readForm } from '../../http/readBody.ts';
import { type Language, languages, toLanguage } from '../../i18n/language.ts';
import { readShopName } from '../config/shopName.ts';
import { sendWalletNotification } from './notify.ts';
import {
  bookChoice,
  findWalletPayment,
  type WalletChoice,
  walletChoices,
  type WalletPayment,
} from './walletBooks.ts';
import { missingPage, walletPage } from './walletPage.ts';
import { walletStyle } from './walletStyle.ts';

const transactionDigits = 28;

/** Adds the pages of the sandbox wallet. */
export function mountWallet(app: StoreApp, deps: AppDeps): void {
  app.get('/demo/wallet.css', (c) => {
    c.header('cache-control', 'public, max-age=3600');
    return c.body(walletStyle, 200, { 'content-type': 'text/css; charset=utf-8' });
  });

  app.get('/demo/wallet/:id', async (c) => {
    const row = await findWalletPayment(deps.db, c.req.param('id'));
    return row ? payment(c, deps, row) : missing(c);
  });

  app.post('/demo/wallet/:id', async (c) => {
    const row = await findWalletPayment(deps.db, c.req.param('id'));
    if (!row) return missing(c);
    const choice = await readChoice(c);
    if (!choice) return payment(c, deps, row);
    const { now } = c.var.base;
    const booked = await bookChoice(deps.db, row.id, choice, {
      now,
      transactionId: deps.random.digits(transactionDigits),
    });
    // A failed notification is retried by the wallet's job.
    if (booked && choice !== 'delay') {
      await sendWalletNotification(c.var.deps, booked).catch((error: unknown) =>
        c.var.base.logger.error('wallet notification failed', error),
      );
    }
    if (row.returnUrl !== '') return c.redirect(row.returnUrl, 303);
    return payment(c, deps, booked ?? row);
  });
}

async function readChoice(c: Context<AppEnv>): Promise<WalletChoice | undefined> {
  const form = await readForm(c.req.raw);
  return walletChoices.find((known) => known === form.get('result'));
}

function getLanguage(row: WalletPayment): Language {
  return languages.find((language) => language === row.language) ?? 'zh';
}

async function payment(
  c: Context<AppEnv>,
  { db }: Pick<AppDeps, 'db'>,
  row: WalletPayment,
): Promise<Response> {
  const language = getLanguage(row);
  return page(c, walletPage(row, language, (await readShopName(db))[language]), row);
}

function missing(c: Context<AppEnv>): Response | Promise<Response> {
  const wanted = c.req.header('lang') ?? c.req.header('accept-language')?.split(',', 1)[0];
  return page(c, missingPage(toLanguage(wanted)), null, 404);
}

function page(
  c: Context<AppEnv>,
  html: string,
  row: WalletPayment | null,
  status: 200 | 404 = 200,
): Response | Promise<Response> {
  // Browsers also apply `form-action` to the redirect after the form.
  const back = row && row.returnUrl !== '' ? ` ${new URL(row.returnUrl).origin}` : '';
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header('cache-control', 'no-store');
  return c.html(html, status);
}
