import type { TranslationOf } from '@pawlet/core/i18n';
import type { helpTexts } from './messages.ts';

/** Chinese texts of the help page. */
export const zh: TranslationOf<typeof helpTexts> = {
  'help.search': '搜索帮助',
  'help.topics': '常见问题',
  'help.noneFound': '没有找到与“{{keyword}}”相关的内容',
  'help.noneFoundHint': '换个词试试，或拨打客服电话',
  'help.clear': '查看全部问题',
  'help.none': '暂无帮助内容',
  'help.contact': '没有解决？',
  'help.label': '序列号在哪里？',
  'help.orders': '咨询某个订单',
  'help.gone': '该内容已下线',
};
