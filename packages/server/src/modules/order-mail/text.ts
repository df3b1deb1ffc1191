import { variantName } from '@pawlet/core/rules';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type orderMails, orderParcels } from '../../db/schema/order.ts';
import type { Language, Localized } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import { readShopName } from '../config/shopName.ts';
import { sumText } from '../invoice/words.ts';
import { findCarrierNames } from '../order/present.ts';
import { findLines, type OrderRow } from '../order/service.ts';

type OrderMail = typeof orderMails.$inferSelect;

/** The data of an e-mail. */
export interface MailSource {
  readonly mail: OrderMail;
  readonly order: OrderRow;
  readonly language: Language;
  /** The shop's own origin, for the link to the order. */
  readonly publicOrigin: string;
}

/** Renders an e-mail about an order, with the current data of the order and its parcel. */
export async function writeOrderMail(
  db: Database,
  { mail, order, language, publicOrigin }: MailSource,
): Promise<{ readonly subject: string; readonly text: string }> {
  const { orderSn, currency, total } = order;
  const pick = (text: Localized) => text[language];
  const event = mail.isCorrection ? 'corrected' : mail.kind;
  const parcel = await findParcel(db, mail.parcelId);
  const pieces = new Map(parcel?.lines.map(({ lineId, nums: quantity }) => [lineId, quantity]));
  const lines = (await findLines(db, [order.id])).filter(({ id }) => !parcel || pieces.has(id));
  const carrier = parcel
    ? ((await findCarrierNames({ db, pick }, [parcel])).get(parcel.expressname) ?? parcel.expressname)
    : '';
  const paragraphs = [
    [translate(language, `orderMail.${event}`)],
    [
      ...lines.map((line) => {
        const variant = variantName(line.attributes.map(({ value }) => ({ value: pick(value) })));
        const title = [pick(line.title), variant].filter((part) => part !== '').join(' · ');
        return `${pieces.get(line.id) ?? line.quantity} × ${title}`;
      }),
      translate(language, 'orderMail.number', { orderSn }),
      translate(language, 'orderMail.total', { amount: sumText(total, currency, language) }),
    ],
    [
      ...(carrier === '' ? [] : [translate(language, 'orderMail.carrier', { carrier })]),
      ...(parcel === null || parcel.expressno === ''
        ? []
        : [translate(language, 'orderMail.trackingNumber', { number: parcel.expressno })]),
      ...(mail.amount === null
        ? []
        : [translate(language, 'orderMail.amount', { amount: sumText(mail.amount, currency, language) })]),
    ],
    // No link for the shop: the storefront shows an order to its shopper only.
    mail.kind === 'sold'
      ? []
      : [
          translate(language, 'orderMail.link', {
            url: `${publicOrigin}/#/pages/order/detail?order_sn=${orderSn}`,
          }),
        ],
    mail.kind === 'sold' ? [] : [pick(await readShopName(db))],
  ];
  return {
    subject: translate(language, `orderMail.subject.${event}`, { orderSn }),
    text: paragraphs
      .filter((paragraph) => paragraph.length > 0)
      .map((paragraph) => paragraph.join('\n'))
      .join('\n\n'),
  };
}

async function findParcel(db: Database, id: number | null) {
  if (id === null) return null;
  const [parcel] = await db.select().from(orderParcels).where(eq(orderParcels.id, id));
  return parcel ?? null;
}
