import type { Language } from '../../i18n/language.ts';
import { type MailContent, toMailHtml, toMailText } from '../mail-layout/mailHtml.ts';
import { readMailLook } from '../mail-layout/readMailLook.ts';
import { readSetting, type SettingSource } from '../settings/readSetting.ts';
import { isForShop, type MailEvent } from './events.ts';
import { fillPlaceholders, type MailPlaceholder } from './fillPlaceholders.ts';
import { mailTextsSetting } from './settings.ts';

/** An e-mail as text and HTML. */
export interface ShopMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What an e-mail about an event contains. */
export interface EventMail {
  readonly event: MailEvent;
  readonly language: Language;
  /** The shop's own. */
  readonly origin: string;
  /** Values of the placeholders in the shop's own words, without the shop's name. */
  readonly values: Readonly<Partial<Record<MailPlaceholder, string>>>;
  /** Words for a shop that has none of its own. */
  readonly builtIn: { readonly subject: string; readonly opening: string };
  /** What follows the opening. @default nothing */
  readonly paragraphs?: MailContent['paragraphs'];
  /** @default none */
  readonly links?: readonly string[];
}

/**
 * Writes an e-mail in the built-in words or the shop's own, in the look of the shop, signed with its name unless it is for
 * the shop itself.
 */
export async function writeEventMail(
  source: SettingSource,
  { event, language, origin, values, builtIn, paragraphs = [], links = [] }: EventMail,
): Promise<ShopMail> {
  const own = (await readSetting(source, mailTextsSetting))[event];
  const look = await readMailLook(source, language, origin);
  const write = (part: 'subject' | 'opening') => {
    const words = own?.[part]?.[language];
    return words === undefined ? builtIn[part] : fillPlaceholders(words, { ...values, shop: look.shop });
  };
  const subject = write('subject');
  const written = [[write('opening')], ...paragraphs, isForShop(event) ? [] : [look.shop]];
  return {
    subject,
    text: toMailText(written),
    html: toMailHtml({ language, subject, paragraphs: written, links, look }),
  };
}
