import type { TranslationOf } from '@pawlet/core/i18n';
import type { offlineTexts } from './messages.ts';

/** Chinese texts of what the mall says without a network, and of newer versions. */
export const zh: TranslationOf<typeof offlineTexts> = {
  'offline.none': '网络已断开',
  'offline.unreachable': '暂时无法连接商城',
  'offline.asOf': '{{time}} 的内容',
  'offline.waiting_other': '{{count}} 项更改待发送',
  'offline.sending': '正在发送更改…',
  'offline.sent': '更改已发送',
  'offline.refused': '部分更改未能完成',
  'offline.refusedOne': '{{goods}}：{{reason}}',
  'offline.refusedPlain': '商城未能处理该更改',
  'offline.tooOld': '等待时间过长，未发送',
  'offline.needsNetwork': '下单和付款需要网络连接',
  'update.there': '商城有新版本',
  'update.load': '刷新',
  'update.later': '以后再说',
};
