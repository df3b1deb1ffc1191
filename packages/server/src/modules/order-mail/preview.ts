import { asc, eq } from 'drizzle-orm';
import { languageOfCountry } from '@pawlet/core/rules';
import type { Database } from '../../db/database.ts';
import { productTexts } from '../../db/schema/products.ts';
import { countries } from '../../http/countries.ts';
import type { Settings } from '../../http/settings.ts';
import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import { sumText } from '../invoice/words.ts';
import { composeMail, isAboutRequest, type OrderMailContent } from './compose.ts';
import type { MailEvent } from './events.ts';
import { messageText, orderUrl, requestUrl, timeText } from './text.ts';

const sample = {
  orderSn: '20260501080000000000000042',
  lineId: 42,
  total: 12_900,
  refunded: 2900,
  deadline: Date.UTC(2026, 4, 1, 9) / 1000,
  trackingNumber: 'AB123456789',
  carrier: 'DHL',
  address: 'Miau, 1 Cat Lane',
  note: '…',
} as const;

/** Writes an e-mail as shoppers get it: invented order, the shop's own products, name and texts. */
export async function previewMail(
  { db, settings }: { readonly db: Database; readonly settings: Pick<Settings, 'publicOrigin'> },
  event: MailEvent,
  language: Language,
): Promise<OrderMailContent> {
  const titles = await db
    .select({ title: productTexts.title })
    .from(productTexts)
    .where(eq(productTexts.language, language))
    .orderBy(asc(productTexts.productId))
    .limit(2);
  const country = countries.find(({ code }) => languageOfCountry(code) === language);
  const { currency = 'USD', timezone = 'UTC' } = country ?? {};
  return composeMail(
    { db },
    {
      event,
      language,
      origin: settings.publicOrigin,
      orderSn: sample.orderSn,
      lines: titles.map(({ title }, index) => `${index + 1} × ${title}`),
      total: sumText(sample.total, currency, language),
      details: listDetails(event, language, currency, timezone),
      url: getUrl(event, settings),
    },
  );
}

function getUrl(event: MailEvent, settings: Pick<Settings, 'publicOrigin'>): string | null {
  if (event === 'sold') return null;
  return isAboutRequest(event) ? requestUrl(settings, sample.lineId) : orderUrl(settings, sample.orderSn);
}

function listDetails(
  event: MailEvent,
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
