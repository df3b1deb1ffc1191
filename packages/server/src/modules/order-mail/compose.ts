import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import type { OrderMailEvent } from '../mails/events.ts';
import { type ShopMail, writeEventMail } from '../mails/writeEventMail.ts';
import type { SettingSource } from '../settings/readSetting.ts';

/** The facts about an order that an e-mail contains, as texts in its language. */
export interface MailFacts {
  readonly event: OrderMailEvent;
  readonly language: Language;
  /** The shop's own. */
  readonly origin: string;
  readonly orderSn: string;
  /** Products with quantities. */
  readonly lines: readonly string[];
  /** Order total with its currency. */
  readonly total: string;
  /** Further lines: tracking number, refund, deadline and the like. */
  readonly details: readonly string[];
  /** Address of the order in the storefront; null for an e-mail to the shop, which cannot see it there. */
  readonly url: string | null;
}

/** The link of these leads to the request, that of all others to the order. */
export function isAboutRequest(event: OrderMailEvent): boolean {
  return event === 'pictures' || event === 'message' || event === 'exchanged';
}

const toLinkKey = (event: OrderMailEvent) =>
  isAboutRequest(event) ? ('orderMail.requestLink' as const) : ('orderMail.link' as const);

/** Writes an e-mail about an order. */
export async function composeMail(source: SettingSource, facts: MailFacts): Promise<ShopMail> {
  const { event, language, origin, orderSn, lines, total, details, url } = facts;
  return writeEventMail(source, {
    event,
    language,
    origin,
    values: { orderSn },
    builtIn: {
      subject: translate(language, `orderMail.subject.${event}`, { orderSn }),
      opening: translate(language, `orderMail.${event}`),
    },
    paragraphs: [
      [
        ...lines,
        translate(language, 'orderMail.number', { orderSn }),
        translate(language, 'orderMail.total', { amount: total }),
      ],
      details,
      url === null ? [] : [translate(language, toLinkKey(event), { url })],
    ],
    links: url === null ? [] : [url],
  });
}
