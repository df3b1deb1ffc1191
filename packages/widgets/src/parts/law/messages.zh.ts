import type { TranslationOf } from '@pawlet/core/i18n';
import type { lawTexts } from './messages.ts';

/** Chinese texts of what law and custom of a country ask of the shop. */
export const zh: TranslationOf<typeof lawTexts> = {
  'law.taxIncluded': '已含税',
  'law.taxNotAdded': '不另收销售税',
  'law.withdrawal': '撤销权',
  'law.withdrawalDays': '{{days}} 天内可无理由撤销订单',
  'law.withdraw': '在此撤销合同',
  'law.imprint': '网站经营者信息',
  'law.stored': 'Cookie 与本地存储',
};
