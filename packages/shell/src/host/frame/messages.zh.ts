import type { TranslationOf } from '@pawlet/core/i18n';
import type { frameTexts } from './messages.ts';

/** Chinese texts of pages that stand in the frame of another site. */
export const zh: TranslationOf<typeof frameTexts> = {
  'frame.refused': '无法在此窗口中购买',
  'frame.refusedText': '嵌入商城的网站未表明身份。为了您的安全，请在商城中完成购买。',
  'frame.openShop': '打开商城',
};
