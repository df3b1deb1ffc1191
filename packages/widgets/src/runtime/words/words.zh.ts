import type { TranslationOf } from '@pawlet/core/i18n';
import type { wordsEn } from './words.en.ts';

/** The words of the building blocks. */
export const wordsZh: TranslationOf<typeof wordsEn> = {
  'ui.close': '关闭',
  'ui.back': '返回',
  'ui.cancel': '取消',
  'ui.confirm': '确定',
  'ui.clear': '清空',
  'ui.retry': '重试',
  'ui.loading': '加载中',
  'ui.increase': '增加',
  'ui.decrease': '减少',
  'ui.showPassword': '显示密码',
  'ui.hidePassword': '隐藏密码',
  'ui.previous': '上一张',
  'ui.next': '下一张',
  'ui.scrollLeft': '向左滚动',
  'ui.scrollRight': '向右滚动',
  'ui.pause': '暂停',
  'ui.play': '播放',
  'ui.endOfList': '没有更多了',
  'ui.loadFailed': '加载失败',
  'ui.offline': '网络已断开',
  'ui.networkError': '网络异常，请稍后重试',
};
