import type { InterfaceLanguage } from '@pawlet/core/i18n';

/** Language rules that a native reader would notice: typography, form of address, words that the glossary rejects. */
const blunders: Readonly<Record<InterfaceLanguage, readonly RegExp[]>> = {
  zh: [
    /[\u4e00-\u9fff][,;:?!]/u,
    /「|」/u,
    /你(?!喜欢|推荐)/u,
    /未找到|快递单号|运单号|订单编号|快递公司|手机号码|免运费|帐号|登陆/u,
  ],
  en: [
    /\b(?:post code|area code|variant|no longer on sale|points mall|parcels?|goods)\b/iu,
    /e-mail|log-in|user name|favourite|colour|cancelled|centre/iu,
    /\bsign(?:ed)?[ -](?:in\b|ins\b)|make-ups?|^To (?:pay|ship|receive)$/iu,
  ],
  ja: [/[\u3040-\u30ff\u4e00-\u9fff][,;:?!]/u, /請求書|お?友達|お客さま|タスク|〜/u],
  fr: [
    / [;:!?»%]/u,
    /« /u,
    /\u00a0[;!?%]|\u202f[:»]|«\u202f/u,
    /\}\} (?:s|m|Mo)(?!\p{L})/u,
    /(?<![’\p{L}])(tu|ton|ta|tes|toi)(?!\p{L})/iu,
    /pointage|(?<!\p{L})pointe[rz](?!\p{L})|boutique à points/iu,
  ],
  de: [
    /(?<!\p{L})(Ihnen|Ihr|Ihre[nmrs]?)(?!\p{L})/u,
    /\p{L}…/u,
    /\d %|\}\} (?:%|s|m|MB)(?!\p{L})/u,
    /Gratisgeschenk|(?<!\p{L})(Vergriffen|Geschenk|Punkteshop|Stammkunden|Waren?)(?!\p{L})/u,
  ],
  it: [/(?<!\p{L})(Lei|Suo|Sua|Suoi|Sue)(?!\p{L})/u],
  es: [/^[^¿]*\?/u, /^[^¡]*!/u, /(?<!\p{L})usted/iu, /\}\} %/u],
  ko: [/(해요|어요|아요|게요)(?!\p{L})/u, /십시오|시겠습니까|청구서|후기|상점/u],
};

/** Short messages use only letters that fit a single SMS; narrow spaces are not among them. */
const shortMessages = new Set(['code.text']);

/** Reports a text whose typography or form of address is not what its readers expect. */
export function isBlunder(key: string, text: string, language: InterfaceLanguage): boolean {
  if (shortMessages.has(key)) return false;
  const found = text.replaceAll(/\{\{[^}]*\}\}/gu, '{{}}');
  return /['"]/u.test(found) || blunders[language].some((blunder) => blunder.test(found));
}
