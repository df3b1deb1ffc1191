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
import { createFinding } from '../modules/doctor/createFinding.ts';
import { readSettingState } from '../modules/settings/writeSetting.ts';
import type { Finding } from '../ports/doctor.ts';
import { checkEnvironment } from './doctor/checkEnvironment.ts';
import type { ServerConfig } from './environment.ts';

/** Texts that the storefront links to in every shop. */
const linkedPages = ['terms', 'privacy', 'aboutus'] as const;
const operator = 'npm run operator --';

/**
 * What a real shop lacks before it can serve shoppers: one sentence each, with the solution. Empty for a
 * demo.
 */
export async function findMissing(config: ServerConfig, db: Database): Promise<readonly string[]> {
  if (config.demo !== 'off') return [];
  const settings = checkEnvironment(config).filter(
    ({ level, area }) => level === 'missing' || area === 'sms',
  );
  return [...settings, ...(await findMissingContent(db))].map(({ text }) => text);
}

/** Content that a real shop lacks. */
export async function findMissingContent(db: Database): Promise<readonly Finding[]> {
  const named = await db
    .select({ diyname: pages.diyname })
    .from(pages)
    .where(and(inArray(pages.diyname, [...linkedPages]), eq(pages.status, 'normal')));
  const known = new Set(named.map(({ diyname }) => diyname));
  const lacking = linkedPages.filter((name) => !known.has(name));
  const seller = await readSeller(db, { isDemo: false });
  const { carriers } = await readContents(db);
  const imprint = seller === null ? [] : await listMissingInImprint(db, seller);
  const hasProducts = (await db.$count(products)) > 0;
  const hasOwner =
    (await db.$count(
      operatorPeople,
      and(eq(operatorPeople.role, 'owner'), isNull(operatorPeople.disabletime)),
    )) > 0;
  const hasDemo = (await db.$count(shoppers, eq(shoppers.email, demoAccount.email))) > 0;
  const { isInitial: isUnnamed } = await readSettingState(db, shopNamesSetting);
  const hasFreight = (await db.$count(freightRules)) > 0;
  return [
    ...(hasProducts ? [] : [createFinding('missing', 'finding.content.products')]),
    ...(isUnnamed
      ? [createFinding('missing', 'finding.content.name', { command: `${operator} shop-name name="…"` })]
      : []),
    ...(seller === null
      ? [
          createFinding('missing', 'finding.content.seller', {
            command: `${operator} seller name="…" address="…"`,
          }),
        ]
      : []),
    ...imprint.map((field) =>
      createFinding('missing', `finding.content.imprint-${field}`, {
        command: `${operator} seller ${field}="…"`,
      }),
    ),
    ...(hasFreight ? [] : [createFinding('missing', 'finding.content.freight')]),
    ...(carriers.length > 0 ? [] : [createFinding('missing', 'finding.content.carriers')]),
    ...(lacking.length === 0
      ? []
      : [createFinding('missing', 'finding.content.pages', { pages: lacking.join(', ') })]),
    ...(hasOwner ? [] : [createFinding('missing', 'finding.content.owner')]),
    ...(hasDemo ? [createFinding('missing', 'finding.content.demo')] : []),
  ];
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
