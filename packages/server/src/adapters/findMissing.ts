import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { freightRules } from '../db/schema/discount.ts';
import { products } from '../db/schema/products.ts';
import { pages } from '../db/schema/page.ts';
import { shoppers } from '../db/schema/shopper.ts';
import { demoAccount } from '../db/seed/accounts.ts';
import { getContact, readContacts } from '../modules/config/contact.ts';
import { readContents } from '../modules/config/contents.ts';
import { getLaw, lawPlaces, readLaws } from '../modules/config/law.ts';
import { readSeller, type Seller } from '../modules/config/seller.ts';
import { shopNamesSetting } from '../modules/config/shopName.ts';
import { readSettingState } from '../modules/settings/writeSetting.ts';
import type { ServerConfig } from './environment.ts';
import { isLoopback } from './loopback.ts';

/** Texts that the storefront links to in every shop. */
const linkedPages = ['terms', 'privacy', 'aboutus'] as const;

/**
 * What a real shop lacks before it can serve shoppers: one sentence each, with the solution. Empty for a
 * demo.
 */
export async function findMissing(config: ServerConfig, db: Database): Promise<readonly string[]> {
  return config.demo === 'off' ? [...missingSettings(config), ...(await missingContent(db))] : [];
}

function missingSettings(config: ServerConfig): readonly string[] {
  const { providers, smtp, smsGateway, wechat } = config;
  const canPay = [providers.wechatPay, providers.alipay, providers.pingpong].some(
    (account) => account !== undefined,
  );
  const canRegister = [smtp, smsGateway, wechat].some((way) => way !== undefined);
  return listWhere([
    [
      config.publicOrigin === undefined && !isLoopback(config.host),
      'The public address is unknown, so the shop works on this machine only. Set PAWLET_PUBLIC_ORIGIN.',
    ],
    [
      !canPay,
      'There is no payment account, so nobody can pay. Set one of PAWLET_WECHATPAY_*, PAWLET_ALIPAY_*, PAWLET_PINGPONG_*.',
    ],
    [
      smtp === undefined,
      'There is no mail server, so no codes, invoices and messages about orders go out by e-mail. Set PAWLET_SMTP_URL and PAWLET_MAIL_FROM.',
    ],
    [
      smsGateway === undefined,
      'There is no gateway for text messages, so no codes go out to phones. Set PAWLET_SMS_URL.',
    ],
    [!canRegister, 'Without mail, text messages and WeChat nobody can register. Set up one of them.'],
  ]);
}

async function missingContent(db: Database): Promise<readonly string[]> {
  const named = await db
    .select({ diyname: pages.diyname })
    .from(pages)
    .where(inArray(pages.diyname, [...linkedPages]));
  const known = new Set(named.map(({ diyname }) => diyname));
  const lacking = linkedPages.filter((name) => !known.has(name));
  const seller = await readSeller(db, { isDemo: false });
  const { carriers } = await readContents(db);
  const imprint = seller === null ? [] : await listMissingInImprint(db, seller);
  return listWhere([
    [(await db.$count(products)) === 0, 'There are no products. Run: npm run operator -- import <folder>'],
    [
      (await readSettingState(db, shopNamesSetting)).isInitial,
      'The shop has no name of its own. Run: npm run operator -- shop-name name="…"',
    ],
    [
      seller === null,
      'The seller is unknown, so no invoices can be issued and no returns approved. Run: npm run operator -- seller name="…" address="…"',
    ],
    [
      imprint.length > 0,
      `The imprint lacks ${imprint.join(' and ')}. Run: npm run operator -- seller ${imprint.map((field) => `${field}="…"`).join(' ')}`,
    ],
    [
      (await db.$count(freightRules)) === 0,
      'There are no freight rules, so delivery is free to every country. Import freight.json.',
    ],
    [carriers.length === 0, 'There are no carriers. Import carriers.json.'],
    [lacking.length > 0, `These texts are missing: ${lacking.join(', ')}. Import pages.json.`],
    [
      (await db.$count(shoppers, eq(shoppers.email, demoAccount.email))) > 0,
      'The database holds the people, orders and products of the demo. Use an empty database for a real shop.',
    ],
  ]);
}

/** The legally required parts of the imprint that are not configured; empty where no country requires one. */
async function listMissingInImprint(db: Database, seller: Seller): Promise<readonly ('email' | 'phone')[]> {
  const laws = await readLaws(db);
  const contacts = await readContacts(db, { isDemo: false }, seller);
  const due = lawPlaces.filter((place) => getLaw(laws, place).imprint);
  return (['email', 'phone'] as const).filter(
    (field) => seller[field] === '' && due.some((place) => getContact(contacts, place)[field] === ''),
  );
}

function listWhere(
  sentences: readonly (readonly [isMissing: boolean, sentence: string])[],
): readonly string[] {
  return sentences.filter(([isMissing]) => isMissing).map(([, sentence]) => sentence);
}
