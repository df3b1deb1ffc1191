import { addressLines } from '@pawlet/core/rules';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/order.ts';
import { dateText } from '../../i18n/dateText.ts';
import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import type { OrderPaper, PaperLine, PaperOrder } from '../../ports/documents.ts';
import { countryName } from '../address/countryList.ts';
import { readShopName } from '../config/shopName.ts';
import { getUnshippedQuantity } from './parcels.ts';
import { readRecipients } from './readRecipients.ts';
import { findLines, type OrderLineRow, type OrderRow } from './repository.ts';

/** What to print. */
export interface PaperRequest extends Pick<OrderPaper, 'kind' | 'format'> {
  readonly orderSns: readonly string[];
  readonly language: Language;
  /** IANA time zone of dates. */
  readonly zone: string;
}

/** A picking list or address labels of orders, in the order in which they are given; unknown numbers are left out. */
export async function createOrderPaper(
  db: Database,
  { kind, format, orderSns, language, zone }: PaperRequest,
): Promise<OrderPaper> {
  const places = new Map(orderSns.map((orderSn, place) => [orderSn, place]));
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.orderSn, [...places.keys()]));
  const rows = found.toSorted(
    (one, other) => (places.get(one.orderSn) ?? 0) - (places.get(other.orderSn) ?? 0),
  );
  const recipients = await readRecipients(db, rows);
  const lines = await findLines(
    db,
    rows.map(({ id }) => id),
  );
  const shown = rows.map((order): PaperOrder => {
    const to = recipients.get(order.id);
    return {
      number: order.orderSn,
      date: order.paytime === null ? '' : dateText(order.paytime, zone, language, 'long'),
      recipient: order.receiver,
      company: to?.company ?? '',
      phone: [to?.phonePrefix ? `+${to.phonePrefix}` : '', order.mobile].filter(Boolean).join(' '),
      address: to ? toAddress(order, to, language) : [],
      remark: order.memo,
      lines: lines
        .filter(({ orderId }) => orderId === order.id)
        .map((line) => toPaperLine(order, line, language))
        .filter(({ quantity }) => quantity !== '0'),
    };
  });
  // What was shipped already is nothing to fetch.
  const printed = kind === 'labels' ? shown : shown.filter((order) => order.lines.length > 0);
  const all = addUp(printed);
  const pieces = all.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  return {
    kind,
    format,
    language,
    shop: (await readShopName(db))[language],
    title: translate(language, `operator.paper.${kind}`),
    subtitle: translate(language, 'operator.paper.count', { orders: printed.length, pieces }),
    words: {
      sku: translate(language, 'operator.paper.sku'),
      product: translate(language, 'operator.paper.product'),
      quantity: translate(language, 'operator.paper.quantity'),
      remark: translate(language, 'operator.paper.remark'),
    },
    pageOf: translate(language, 'invoice.page', { page: '{{page}}', pages: '{{pages}}' }),
    all,
    orders: printed,
  };
}

type Recipient = NonNullable<ReturnType<Awaited<ReturnType<typeof readRecipients>>['get']>>;

/** As the post of the country wants it. An address in China is in its own form, and a parcel to it comes from there. */
function toAddress({ addressType }: OrderRow, to: Recipient, language: Language): readonly string[] {
  if (addressType === 1) {
    const place = to.province === to.city ? to.city : `${to.province}${to.city}`;
    return [place, to.address, to.zipcode].filter((line) => line !== '');
  }
  const lines = addressLines({
    countryCode: to.country,
    detail: to.address,
    city: to.city,
    province: to.province,
    zipcode: to.zipcode,
  });
  return [...lines, countryName(to.country, language)];
}

function toPaperLine(order: OrderRow, line: OrderLineRow, language: Language): PaperLine {
  return {
    sku: line.skuCode,
    title: line.title[language],
    attributes: line.attributes.map(({ value }) => value[language]).join(', '),
    quantity: String(order.paystate === 'paid' ? getUnshippedQuantity(order, line) : 0),
  };
}

/** The pieces of all orders by SKU. */
function addUp(printed: readonly PaperOrder[]): readonly PaperLine[] {
  const bySku = new Map<string, PaperLine>();
  for (const line of printed.flatMap(({ lines }) => lines)) {
    const before = Number(bySku.get(line.sku)?.quantity ?? 0);
    bySku.set(line.sku, { ...line, quantity: String(before + Number(line.quantity)) });
  }
  return [...bySku.values()].toSorted((one, other) => (one.sku < other.sku ? -1 : 1));
}
