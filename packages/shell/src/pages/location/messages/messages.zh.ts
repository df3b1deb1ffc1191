import type { TranslationOf } from '@pawlet/core/i18n';
import type { locationPagesTexts } from './messages.ts';

/** Chinese texts of the pages of places. */
export const zh: TranslationOf<typeof locationPagesTexts> = {
  'locationPages.myPosition': '我的位置',
  'locationPages.locating': '正在获取位置…',
  'locationPages.again': '重新定位',
  'locationPages.accuracy': '精度约 {{metres}} 米',
  'locationPages.use': '使用此位置',
  'locationPages.coordinates': '坐标',
  'locationPages.copyPlace': '位置',
  'locationPages.openMap': '在地图中打开',
  'locationPages.map': '位置地图',
  'locationPages.notFound': '无法显示该位置',
  'locationPages.pickHint': '点按地图可选择其他位置',
};
