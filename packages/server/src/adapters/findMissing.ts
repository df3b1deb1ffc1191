import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { freightRules } from '../db/schema/discount.ts';
import { operatorPeople } from '../db/schema/person.ts';
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
import { checkEnvironment } from './doctor/checkEnvironment.ts';
import type { ServerConfig } from './environment.ts';

/** Texts that the storefront links to in every shop. */
const linkedPages = ['terms', 'privacy', 'aboutus'] as const;

/**
 * What a real shop lacks before it can serve shoppers: one sentence each, with the solution. Empty for a
 * demo.
 */
export async function findMissing(config: ServerConfig, db: Database): Promise<readonly string[]> {
  return config.demo === 'off' ? [...missingSettings(config), ...(await findMissingContent(db))] : [];
}

function missingSettings(config: ServerConfig): readonly string[] {
  return checkEnvironment(config)
    .filter(({ level, area }) => level === 'missing' || area === 'sms')
    .map(({ text }) => text);
}

/** Content that a real shop lacks: one sentence each, with the solution. */
export async function findMissingContent(db: Database): Promise<readonly string[]> {
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
    [
      (await db.$count(products)) === 0,
      'There are no products. Create them in the console, or run: npm run operator -- import <folder>',
    ],
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
      'There are no freight rules, so delivery is free to every country. Enter them in the console (Freight), or import freight.json.',
    ],
    [
      carriers.length === 0,
      'There are no carriers. Enter them in the console (Settings, Carriers), or import carriers.json.',
    ],
    [
      lacking.length > 0,
      `These texts are missing: ${lacking.join(', ')}. Write them in the console (Pages and notices), or import pages.json.`,
    ],
    [
      (await db.$count(
        operatorPeople,
        and(eq(operatorPeople.role, 'owner'), isNull(operatorPeople.disabletime)),
      )) === 0,
      'Nobody owns the shop in the console. Run: npm run operator -- owner-add <e-mail>',
    ],
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
