import type { Database } from '../../db/database.ts';
import type { Settings } from '../../http/settings.ts';
import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import { sumText } from '../invoice/words.ts';
import { isForShop, type OrderMailEvent } from '../mails/events.ts';
import { readSample, sample } from '../mails/sample.ts';
import type { ShopMail } from '../mails/writeEventMail.ts';
import { composeMail, isAboutRequest } from './compose.ts';
import { messageText, orderUrl, requestUrl, timeText } from './text.ts';

/** Writes an e-mail as shoppers get it: invented order, the shop's own products, name and texts. */
export async function previewOrderMail(
  { db, settings }: { readonly db: Database; readonly settings: Pick<Settings, 'publicOrigin'> },
  event: OrderMailEvent,
  language: Language,
): Promise<ShopMail> {
  const { lines, currency, timezone } = await readSample(db, language);
  return composeMail(
    { db },
    {
      event,
      language,
      origin: settings.publicOrigin,
      orderSn: sample.orderSn,
      lines,
      total: sumText(sample.total, currency, language),
      details: listDetails(event, language, currency, timezone),
      url: getUrl(event, settings),
    },
  );
}

function getUrl(event: OrderMailEvent, settings: Pick<Settings, 'publicOrigin'>): string | null {
  if (isForShop(event)) return null;
  return isAboutRequest(event) ? requestUrl(settings, sample.lineId) : orderUrl(settings, sample.orderSn);
}

function listDetails(
  event: OrderMailEvent,
  language: Language,
  currency: string,
  timezone: string,
): readonly string[] {
  const time = timeText(sample.deadline, language, timezone);
  switch (event) {
    case 'placed':
      return [translate(language, 'orderMail.payBefore', { time })];
    case 'shipped':
    case 'corrected':
    case 'exchanged':
      return [
        translate(language, 'orderMail.carrier', { carrier: sample.carrier }),
        translate(language, 'orderMail.trackingNumber', { number: sample.trackingNumber }),
      ];
    case 'returning':
      return [
        translate(language, 'orderMail.returnTo', { address: sample.address }),
        translate(language, 'orderMail.returnBefore', { time }),
      ];
    case 'rejected':
    case 'message':
      return [messageText(sample.note, language)];
    case 'pictures':
      return [messageText(sample.note, language), translate(language, 'orderMail.picturesBefore', { time })];
    case 'refunded':
      return [
        translate(language, 'orderMail.amount', { amount: sumText(sample.refunded, currency, language) }),
      ];
    case 'paid':
    case 'delivered':
    case 'canceled':
    case 'expired':
    case 'requested':
    case 'sold':
      return [];
  }
}
