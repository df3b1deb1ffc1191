import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import { toMailHtml, toMailText } from '../mail-layout/mailHtml.ts';
import { readMailLook } from '../mail-layout/readMailLook.ts';
import { readSetting, type SettingSource } from '../settings/readSetting.ts';
import type { MailEvent } from './events.ts';
import { fillPlaceholders } from './fillPlaceholders.ts';
import { mailTextsSetting } from './settings.ts';

/** An e-mail about an order, ready to be sent. */
export interface OrderMailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The facts about an order that an e-mail contains, as texts in its language. */
export interface MailFacts {
  readonly event: MailEvent;
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
export function isAboutRequest(event: MailEvent): boolean {
  return event === 'pictures' || event === 'message' || event === 'exchanged';
}

const toLinkKey = (event: MailEvent) =>
  isAboutRequest(event) ? ('orderMail.requestLink' as const) : ('orderMail.link' as const);

/** Writes an e-mail in the built-in words or the shop's own. */
export async function composeMail(source: SettingSource, facts: MailFacts): Promise<OrderMailContent> {
  const { event, language, origin, orderSn, lines, total, details, url } = facts;
  const texts = await readSetting(source, mailTextsSetting);
  const look = await readMailLook(source, language, origin);
  const { shop } = look;
  const own = texts[event];
  const fill = (text: string | undefined) =>
    text === undefined ? undefined : fillPlaceholders(text, { orderSn, shop });
  const subject =
    fill(own?.subject?.[language]) ?? translate(language, `orderMail.subject.${event}`, { orderSn });
  const paragraphs = [
    [fill(own?.opening?.[language]) ?? translate(language, `orderMail.${event}`)],
    [
      ...lines,
      translate(language, 'orderMail.number', { orderSn }),
      translate(language, 'orderMail.total', { amount: total }),
    ],
    details,
    url === null ? [] : [translate(language, toLinkKey(event), { url })],
    url === null ? [] : [shop],
  ];
  return {
    subject,
    text: toMailText(paragraphs),
    html: toMailHtml({
      language,
      subject,
      paragraphs,
      links: url === null ? [] : [url],
      look,
    }),
  };
}
