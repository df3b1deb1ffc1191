import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import { parseStored } from '../settings/readSetting.ts';
import { type Carrier, carriersSetting } from './carriers.ts';
import type { Language, Localized } from '../../i18n/language.ts';

/** A banner of the home carousel. */
export interface Banner {
  readonly title: Localized;
  /** Picture key. */
  readonly image: string;
  /** Route of the storefront. */
  readonly path: string;
  /** Average colour of the picture, '#rrggbb'; unknown for banners that an earlier release imported. */
  readonly color?: string | undefined;
}

/** An entry of the icon grid of the home page. */
export interface Shortcut {
  readonly slug: string;
  readonly name: Localized;
  /** Picture key, '' where the client draws its own icon. */
  readonly image: string;
  readonly path: string;
}

/** Content of the shop beside its products. */
export interface ShopContents {
  readonly banners: readonly Banner[];
  readonly shortcuts: readonly Shortcut[];
  readonly hotKeywords: Readonly<Record<Language, readonly string[]>>;
  readonly carriers: readonly Carrier[];
  /** Hints about devices, by the key that the client requests. */
  readonly deviceHints: readonly { readonly key: string; readonly text: Localized }[];
  readonly payMethods: readonly {
    readonly paytype: string;
    readonly name: Localized;
    readonly hint: Localized;
  }[];
}

const noWords = { zh: [], en: [], ja: [], fr: [], de: [], it: [], es: [], ko: [] };
const nothing: ShopContents = {
  banners: [],
  shortcuts: [],
  hotKeywords: noWords,
  carriers: [],
  deviceHints: [],
  payMethods: [],
};

/** Reads the content; kinds without content are empty. */
export async function readContents(db: Database): Promise<ShopContents> {
  const rows = await db
    .select()
    .from(shopContents)
    .where(inArray(shopContents.name, Object.keys(nothing)));
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  // The import of a shop has validated the others.
  return {
    ...nothing,
    ...Object.fromEntries(values),
    carriers: parseStored(carriersSetting, values.get(carriersSetting.storedAs)),
  };
}
