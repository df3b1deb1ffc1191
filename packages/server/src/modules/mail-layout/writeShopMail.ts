import type { Language } from '../../i18n/language.ts';
import { inLanguages, shopNamesSetting } from '../config/shopName.ts';
import { accent, colorsSetting } from '../config/theme.ts';
import { readSettings, type SettingSource } from '../settings/readSetting.ts';
import { type MailContent, toMailHtml, toMailText } from './mailHtml.ts';

/** An e-mail as text and HTML. */
export interface ShopMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes an e-mail in the colors of the shop, signed with its name unless it is for the shop itself. */
export async function writeShopMail(
  source: SettingSource,
  {
    language,
    subject,
    paragraphs,
    links = [],
    isForShop = false,
  }: {
    readonly language: Language;
    readonly subject: string;
    readonly paragraphs: MailContent['paragraphs'];
    /** @default none */
    readonly links?: readonly string[] | undefined;
    /** @default false */
    readonly isForShop?: boolean | undefined;
  },
): Promise<ShopMail> {
  const { names, colors } = await readSettings(source, { names: shopNamesSetting, colors: colorsSetting });
  const signed = isForShop ? paragraphs : [...paragraphs, [inLanguages(names)[language]]];
  return {
    subject,
    text: toMailText(signed),
    html: toMailHtml({ language, subject, paragraphs: signed, links, color: colors?.color ?? accent }),
  };
}
