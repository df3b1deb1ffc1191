import type { Language } from '../../i18n/language.ts';
import type { SettingSource } from '../settings/readSetting.ts';
import { type MailContent, toMailHtml, toMailText } from './mailHtml.ts';
import { readMailLook } from './readMailLook.ts';

/** An e-mail as text and HTML. */
export interface ShopMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes an e-mail in the look of the shop, signed with its name unless it is for the shop itself. */
export async function writeShopMail(
  source: SettingSource,
  {
    language,
    origin,
    subject,
    paragraphs,
    links = [],
    isForShop = false,
  }: {
    readonly language: Language;
    /** The shop's own. */
    readonly origin: string;
    readonly subject: string;
    readonly paragraphs: MailContent['paragraphs'];
    /** @default none */
    readonly links?: readonly string[] | undefined;
    /** @default false */
    readonly isForShop?: boolean | undefined;
  },
): Promise<ShopMail> {
  const look = await readMailLook(source, language, origin);
  const signed = isForShop ? paragraphs : [...paragraphs, [look.shop]];
  return {
    subject,
    text: toMailText(signed),
    html: toMailHtml({ language, subject, paragraphs: signed, links, look }),
  };
}
