import type { Language } from '../../i18n/language.ts';
import { logoSetting } from '../config/logo.ts';
import { inLanguages, shopNamesSetting } from '../config/shopName.ts';
import { accent, colorsSetting } from '../config/theme.ts';
import { readSettings, type SettingSource } from '../settings/readSetting.ts';

/** What the e-mails of a shop have in common. */
export interface MailLook {
  /** The shop's name in the language of the e-mail. */
  readonly shop: string;
  /** `#` and six hexadecimal digits. */
  readonly color: string;
  /** URL of the shop's own logo, the same for every recipient; undefined where it has none. */
  readonly logoUrl: string | undefined;
}

/**
 * Reads the look of an e-mail.
 * @param origin - The shop's own origin.
 */
export async function readMailLook(
  source: SettingSource,
  language: Language,
  origin: string,
): Promise<MailLook> {
  const { names, colors, logo } = await readSettings(source, {
    names: shopNamesSetting,
    colors: colorsSetting,
    logo: logoSetting,
  });
  return {
    shop: inLanguages(names)[language],
    color: colors?.color ?? accent,
    logoUrl: logo === null ? undefined : `${origin}/icon-192.png?v=${logo.slice(-8)}`,
  };
}
