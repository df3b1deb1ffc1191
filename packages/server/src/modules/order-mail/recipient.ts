import { eq } from 'drizzle-orm';
import { languageOfCountry } from '@pawlet/core/rules';
import type { Database } from '../../db/database.ts';
import type { orderMails } from '../../db/schema/order.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { toLanguage, type Language } from '../../i18n/language.ts';
import { getOfferedLanguage } from '../config/languages.ts';
import { readSeller } from '../config/seller.ts';
import type { OrderRow } from '../order/service.ts';

/** The recipient of an e-mail and the language. */
export interface MailRecipient {
  readonly address: string;
  readonly language: Language;
}

/** The recipient of an order e-mail; null without a known address. */
export async function findMailRecipient(
  db: Database,
  kind: (typeof orderMails.$inferSelect)['kind'],
  order: OrderRow,
): Promise<MailRecipient | null> {
  if (kind === 'sold') return findShop(db);
  const recipient = await findShopper(db, order);
  return recipient.address === '' ? null : recipient;
}

/** The shop; null where no operator has set its address: the invented seller of the demo gets no e-mails. */
export async function findShop(db: Database): Promise<MailRecipient | null> {
  const seller = await readSeller(db, { isDemo: false });
  const address = seller?.email ?? '';
  return address === '' ? null : { address, language: seller?.language || 'en' };
}

/** The account's e-mail address, else the one of an overseas address. */
async function findShopper(db: Database, order: OrderRow): Promise<MailRecipient> {
  const [account] = await db
    .select({ email: shoppers.email })
    .from(shoppers)
    .where(eq(shoppers.id, order.userId));
  return {
    address: account?.email ?? order.overseas?.email ?? '',
    language: await getOfferedLanguage(
      { db },
      order.language === '' ? languageOfCountry(order.country) : toLanguage(order.language),
    ),
  };
}
