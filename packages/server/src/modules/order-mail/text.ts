import { variantName } from '@pawlet/core/rules';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterSales } from '../../db/schema/afterSales.ts';
import { type orderMails, orderParcels } from '../../db/schema/order.ts';
import { toCountry } from '../../http/countries.ts';
import type { Settings } from '../../http/settings.ts';
import type { Language, Localized } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import { findExchange } from '../after-sales/exchange.ts';
import { findMessages } from '../after-sales/messages.ts';
import { readReturnAddress } from '../after-sales/returnAddress.ts';
import { sumText } from '../invoice/words.ts';
import type { ShopMail } from '../mails/writeEventMail.ts';
import { findCarrierNames } from '../order/present.ts';
import { findLines, type OrderRow } from '../order/service.ts';
import { composeMail, isAboutRequest } from './compose.ts';

type OrderMail = typeof orderMails.$inferSelect;
type AfterSalesRow = typeof afterSales.$inferSelect;

/** The data of an e-mail. */
export interface MailSource {
  readonly mail: OrderMail;
  readonly order: OrderRow;
  readonly language: Language;
  readonly settings: Settings;
}

/** Address of an order in the storefront. */
export function orderUrl({ publicOrigin }: Pick<Settings, 'publicOrigin'>, orderSn: string): string {
  return `${publicOrigin}/#/pages/order/detail?order_sn=${orderSn}`;
}

/** Address of the latest request for a line in the storefront. */
export function requestUrl({ publicOrigin }: Pick<Settings, 'publicOrigin'>, lineId: number): string {
  return `${publicOrigin}/#/pages/order/aftersale?id=${lineId}`;
}

function getUrl(
  settings: Settings,
  { kind }: OrderMail,
  orderSn: string,
  request: AfterSalesRow | null,
): string {
  return request !== null && isAboutRequest(kind)
    ? requestUrl(settings, request.lineId)
    : orderUrl(settings, orderSn);
}

/** A time in the shopper's country, with its time zone. */
export function timeText(epochSeconds: number, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(language, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(epochSeconds * 1000);
}

/** Renders an e-mail about an order, with the current data of the order, its parcel and its request. */
export async function writeOrderMail(db: Database, source: MailSource): Promise<ShopMail> {
  const { mail, order, language, settings } = source;
  const { orderSn, currency, total } = order;
  const pick = (text: Localized) => text[language];
  const parcel = await findParcel(db, mail.parcelId);
  const request = await findRequest(db, mail.afterSaleId);
  const pieces = new Map(parcel?.lines.map(({ lineId, nums: quantity }) => [lineId, quantity]));
  if (request !== null) pieces.set(request.lineId, request.quantity);
  const isAboutAll = parcel === null && request === null;
  const lines = (await findLines(db, [order.id])).filter(({ id }) => isAboutAll || pieces.has(id));
  const details = [
    ...(await listParcelDetails(db, source, parcel)),
    ...listDeadlines(source),
    ...(request === null ? [] : await listRequestDetails(db, source, request)),
    ...(mail.amount === null
      ? []
      : [translate(language, 'orderMail.amount', { amount: sumText(mail.amount, currency, language) })]),
  ];
  return composeMail(
    { db },
    {
      event: mail.isCorrection ? 'corrected' : mail.kind,
      language,
      origin: settings.publicOrigin,
      orderSn,
      lines: lines.map((line) => {
        const variant = variantName(line.attributes.map(({ value }) => ({ value: pick(value) })));
        const title = [pick(line.title), variant].filter((part) => part !== '').join(' · ');
        return `${pieces.get(line.id) ?? line.quantity} × ${title}`;
      }),
      total: sumText(total, currency, language),
      details,
      // No link for the shop: the storefront shows an order to its shopper only.
      url: mail.kind === 'sold' ? null : getUrl(settings, mail, orderSn, request),
    },
  );
}

async function listParcelDetails(
  db: Database,
  { language }: MailSource,
  parcel: typeof orderParcels.$inferSelect | null,
): Promise<readonly string[]> {
  if (parcel === null) return [];
  const pick = (text: Localized) => text[language];
  const { expressname, expressno } = parcel;
  const carrier = (await findCarrierNames({ db, pick }, [parcel])).get(expressname) ?? expressname;
  return [
    ...(carrier === '' ? [] : [translate(language, 'orderMail.carrier', { carrier })]),
    ...(expressno === '' ? [] : [translate(language, 'orderMail.trackingNumber', { number: expressno })]),
  ];
}

function listDeadlines({ mail, order, language }: MailSource): readonly string[] {
  if (mail.kind !== 'placed') return [];
  const time = timeText(order.deadline, language, toCountry(order.country).timezone);
  return [translate(language, 'orderMail.payBefore', { time })];
}

async function listRequestDetails(
  db: Database,
  { mail, order, language, settings }: MailSource,
  { mark, deadline, picturesDue }: AfterSalesRow,
): Promise<readonly string[]> {
  const note = mark.trim();
  const notes =
    note === '' ? [] : [translate(language, 'orderMail.note', { note: note.replaceAll(/\s+/gu, ' ') })];
  if (mail.kind === 'message') return listMessages(db, mail, language);
  if (mail.kind === 'pictures')
    return [
      ...(await listMessages(db, mail, language)),
      ...listPictureDeadline(order, language, picturesDue),
    ];
  if (mail.kind === 'exchanged') return [...(await listReplacement(db, mail, language)), ...notes];
  if (mail.kind !== 'returning') return mail.kind === 'rejected' ? notes : [];
  const address = await readReturnAddress({ settings }, { db, language, pick: (text) => text[language] });
  const place = [address?.name, address?.address, address?.mobile].filter(
    (part) => part !== undefined && part !== '',
  );
  const { timezone } = toCountry(order.country);
  return [
    ...(place.length === 0 ? [] : [translate(language, 'orderMail.returnTo', { address: place.join(', ') })]),
    ...(deadline === null
      ? []
      : [translate(language, 'orderMail.returnBefore', { time: timeText(deadline, language, timezone) })]),
    ...notes,
  ];
}

/** What the shop has written since the e-mail was queued. */
async function listMessages(
  db: Database,
  { afterSaleId, createtime }: OrderMail,
  language: Language,
): Promise<readonly string[]> {
  const messages = await findMessages(db, afterSaleId === null ? [] : [afterSaleId]);
  return messages
    .filter((message) => message.author === 'shop' && message.createtime >= createtime)
    .map(({ words }) => {
      const note = words.replaceAll(/\s+/gu, ' ');
      return note === '' ? translate(language, 'orderMail.picturesOnly') : messageText(note, language);
    });
}

/** A text of the shop to the shopper. */
export function messageText(note: string, language: Language): string {
  return translate(language, 'orderMail.note', { note });
}

function listPictureDeadline(
  { country }: Pick<OrderRow, 'country'>,
  language: Language,
  picturesDue: number | null,
): readonly string[] {
  if (picturesDue === null) return [];
  const time = timeText(picturesDue, language, toCountry(country).timezone);
  return [translate(language, 'orderMail.picturesBefore', { time })];
}

async function listReplacement(
  db: Database,
  { afterSaleId }: OrderMail,
  language: Language,
): Promise<readonly string[]> {
  const replacement = afterSaleId === null ? null : await findExchange(db, afterSaleId);
  if (replacement === null) return [];
  const { attributes, quantity, expressname, expressno } = replacement;
  const pick = (text: Localized) => text[language];
  const variant = variantName(attributes.map(({ value }) => ({ value: pick(value) })));
  const names = await findCarrierNames({ db, pick }, [replacement]);
  const carrier = names.get(expressname) ?? expressname;
  return [
    ...(variant === ''
      ? []
      : [translate(language, 'orderMail.replacement', { replacement: `${quantity} × ${variant}` })]),
    translate(language, 'orderMail.carrier', { carrier }),
    translate(language, 'orderMail.trackingNumber', { number: expressno }),
  ];
}

async function findParcel(db: Database, id: number | null) {
  if (id === null) return null;
  const [parcel] = await db.select().from(orderParcels).where(eq(orderParcels.id, id));
  return parcel ?? null;
}

async function findRequest(db: Database, id: number | null): Promise<AfterSalesRow | null> {
  if (id === null) return null;
  const [request] = await db.select().from(afterSales).where(eq(afterSales.id, id));
  return request ?? null;
}
