import type { Context } from 'hono';
import { inTransaction } from '../../db/inTransaction.ts';
import type { AppDeps, AppEnv, StoreModule } from '../../http/appDeps.ts';
import { readForm } from '../../http/readBody.ts';
import { pageLanguage, plainPagePolicy } from '../../http/plainPage.ts';
import { languagesSetting, toOffered } from '../config/languages.ts';
import { inLanguages, shopNamesSetting } from '../config/shopName.ts';
import { endAlertsOf, findAlertByToken, reopenAlertsOf } from '../restock/unsubscribing.ts';
import { readSettings } from '../settings/readSetting.ts';
import { resubscribeField, type UnsubscribeState, unsubscribePage, unsubscribePath } from './page.ts';
import {
  findAddressByToken,
  type MailAddress,
  openMailAddress,
  resubscribe,
  unsubscribe,
} from './addresses.ts';

type FindAddress = (token: string, now: number) => Promise<MailAddress | undefined>;

/** URL prefix of links in e-mails of earlier releases, before the token of an alert. */
const earlierPath = '/api/restock/unsubscribe/';

/**
 * The page of the link in e-mails that are not about an order. Link scanners open links, so only a POST changes
 * something: that of the page's button, or of a mail program (RFC 8058), which gets no redirect.
 */
export const mailConsentRoutes: StoreModule = (app, deps) => {
  const { db, clock, random } = deps;
  const finders: Readonly<Record<string, FindAddress>> = {
    [unsubscribePath]: (token) => findAddressByToken(db, token),
    async [earlierPath](token, now) {
      const alert = await findAlertByToken(db, token);
      return alert && openMailAddress(db, { email: alert.recipient, language: alert.language, random, now });
    },
  };
  for (const [path, find] of Object.entries(finders)) {
    const pattern = `${path}:token`;
    app.get(pattern, async (c) => {
      const address = await find(c.req.param('token') ?? '', toSeconds(clock.nowMs()));
      return send(c, deps, address, getState(address));
    });
    app.post(pattern, async (c) => {
      const now = toSeconds(clock.nowMs());
      const address = await find(c.req.param('token') ?? '', now);
      if (address === undefined) return send(c, deps, address, 'unknown');
      // Mail programs may send something else than a form.
      const form = await readForm(c.req.raw);
      const isWanted = form.get(resubscribeField.name) === resubscribeField.value;
      await (isWanted ? subscribeAgain(deps, address, now) : stop(deps, address, now));
      return send(c, deps, address, isWanted ? 'resubscribed' : 'unsubscribed');
    });
  }
};

const toSeconds = (ms: number): number => Math.floor(ms / 1000);

function getState(address: MailAddress | undefined): UnsubscribeState {
  if (address === undefined) return 'unknown';
  return address.unsubscribedAt === null ? 'subscribed' : 'unsubscribed';
}

async function stop({ db }: AppDeps, { email }: MailAddress, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await unsubscribe(tx, email, now);
    await endAlertsOf(tx, email, now);
  });
}

async function subscribeAgain({ db }: AppDeps, { email }: MailAddress, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await resubscribe(tx, email);
    await reopenAlertsOf(tx, email, now);
  });
}

async function send(
  c: Context<AppEnv>,
  { db }: AppDeps,
  address: MailAddress | undefined,
  state: UnsubscribeState,
): Promise<Response> {
  const { names, languages } = await readSettings(
    { db },
    { names: shopNamesSetting, languages: languagesSetting },
  );
  const isAsked = c.req.query('lang') !== undefined;
  const wanted = isAsked ? pageLanguage(c) : (address?.language ?? pageLanguage(c));
  const language = toOffered(languages, wanted);
  const shop = inLanguages(names)[language];
  c.header('content-security-policy', plainPagePolicy());
  c.header('cache-control', 'no-store');
  return c.html(unsubscribePage(language, state, { shop, email: address?.email }));
}
