import { cached } from '../../http/cached.ts';
import { topics } from '../../db/topics.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { type Language, languages, type Localized } from '../../i18n/language.ts';

const kind = 'shop-name';
const longest = 40;

/** The name of the shop until an operator sets one. */
export const defaultName = 'Pawlet';

/** The shop's names set by an operator. */
export interface ShopNames extends Readonly<Partial<Record<Language, string>>> {
  /** For every language without its own name. */
  readonly name: string;
}

/**
 * Normalizes a name: one line without surrounding spaces, null for invalid text. Control characters would
 * break the lines of an e-mail, and invisible characters could reverse the text around the name.
 */
export function toShopName(text: string): string | null {
  if (/[\p{C}\p{Zl}\p{Zp}<>]/u.test(text)) return null;
  const name = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return /[\p{L}\p{N}]/u.test(name) && Array.from(name).length <= longest ? name : null;
}

/** Reads the names set by an operator. */
export async function readShopNames(db: Database): Promise<ShopNames> {
  return (await findNames(db)) ?? { name: defaultName };
}

/** Whether an operator has set a name. */
export async function isNamed(db: Database): Promise<boolean> {
  return (await findNames(db)) !== undefined;
}

async function findNames(db: Database): Promise<ShopNames | undefined> {
  const [row] = await db.select().from(shopContents).where(eq(shopContents.name, kind));
  // Only `writeShopNames` writes this row.
  return row?.value as ShopNames | undefined;
}

/** Sets the shop's names: every node shows them within seconds, and new messages contain them. */
export async function writeShopNames(db: Database, value: ShopNames): Promise<void> {
  await db
    .insert(shopContents)
    .values({ name: kind, value })
    .onConflictDoUpdate({ target: shopContents.name, set: { value } });
}

/** The shop's name in each language. */
export function inLanguages(names: ShopNames): Localized {
  const entries = languages.map((language) => [language, names[language] ?? names.name]);
  return Object.fromEntries(entries) as Localized;
}

/** Reads the shop's name in each language. */
export async function readShopName(db: Database): Promise<Localized> {
  return inLanguages(await readShopNames(db));
}

/** How the names are cached. */
export const shopNameChoice = { key: 'shop name', topics: [topics.content], audience: 'everybody' } as const;

/** The shop's name in the language of a request. */
export async function getShopName(context: Pick<RequestContext, 'db' | 'pick' | 'cache'>): Promise<string> {
  return context.pick(await cached(context, shopNameChoice, ({ db }) => readShopName(db)));
}
