import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { type Language, languages, type Localized } from '../../i18n/language.ts';

const kind = 'shop-name';
const longest = 40;

/** What the shop is called until an operator names it. */
export const defaultName = 'Pawlet';

/** The shop's names as an operator has set them. */
export interface ShopNames extends Readonly<Partial<Record<Language, string>>> {
  /** In every language that has no name of its own. */
  readonly name: string;
}

/**
 * A name as it is stored: one line without spaces around it, null for a text that is no name. Control characters would
 * break the lines of an e-mail, and characters without a shape of their own could turn the text around the name.
 */
export function toShopName(text: string): string | null {
  if (/[\p{C}\p{Zl}\p{Zp}<>]/u.test(text)) return null;
  const name = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return /[\p{L}\p{N}]/u.test(name) && Array.from(name).length <= longest ? name : null;
}

/** Reads the names that an operator has set. */
export async function readShopNames(db: Database): Promise<ShopNames> {
  return (await findNames(db)) ?? { name: defaultName };
}

/** Whether an operator has named the shop. */
export async function isNamed(db: Database): Promise<boolean> {
  return (await findNames(db)) !== undefined;
}

async function findNames(db: Database): Promise<ShopNames | undefined> {
  const [row] = await db.select().from(shopContents).where(eq(shopContents.name, kind));
  // `writeShopNames` alone writes this row.
  return row?.value as ShopNames | undefined;
}

/** Names the shop: every node shows the name within seconds, and messages from now on carry it. */
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

/** The shop's name in the language of a request. */
export async function shopNameOf({
  db,
  pick,
  cached,
}: Pick<RequestContext, 'db' | 'pick' | 'cached'>): Promise<string> {
  return pick(await cached('shop name', () => readShopName(db), 'everybody'));
}
