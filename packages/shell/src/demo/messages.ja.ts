import type { TranslationOf } from '@pawlet/core/i18n';
import type { demoTexts } from './messages.ts';

/** Japanese texts of a demo that everybody may look at. */
export const ja: TranslationOf<typeof demoTexts> = {
  'demo.notice':
    'このデモショップでは商品を販売していません。入力内容は誰でも見られるため、実在の個人情報は入力しないでください。',
};
