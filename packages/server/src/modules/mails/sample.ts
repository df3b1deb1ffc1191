import { asc, eq } from 'drizzle-orm';
import { languageOfCountry } from '@pawlet/core/rules';
import type { Database } from '../../db/database.ts';
import { productTexts } from '../../db/schema/products.ts';
import { countries } from '../../http/countries.ts';
import type { Language } from '../../i18n/language.ts';

/** The numbers, people and times of previews. */
export const sample = {
  orderSn: '20260501080000000000000042',
  invoiceSn: '20260502080000000000000042',
  creditNoteNumber: 42,
  withdrawalSn: '20260503080000000000000042',
  lineId: 42,
  total: 12_900,
  refunded: 2900,
  deadline: Date.UTC(2026, 4, 1, 9) / 1000,
  sent: Date.UTC(2026, 4, 3, 8) / 1000,
  trackingNumber: 'AB123456789',
  carrier: 'DHL',
  address: 'Miau, 1 Cat Lane',
  name: 'Miau',
  email: 'miau@example.com',
  note: '…',
} as const;

/** What previews in a language contain of the shop: two of its products, and a country where people read it. */
export async function readSample(db: Database, language: Language) {
  const titles = await db
    .select({ title: productTexts.title })
    .from(productTexts)
    .where(eq(productTexts.language, language))
    .orderBy(asc(productTexts.productId))
    .limit(2);
  const country = countries.find(({ code }) => languageOfCountry(code) === language);
  const { currency = 'USD', timezone = 'UTC' } = country ?? {};
  return { lines: titles.map(({ title }, index) => `${index + 1} × ${title}`), currency, timezone };
}
