import type { TranslationOf } from '@pawlet/core/i18n';
import type { offlineTexts } from './messages.ts';

/** Korean texts of what the mall says without a network, and of newer versions. */
export const ko: TranslationOf<typeof offlineTexts> = {
  'offline.none': '오프라인 상태입니다',
  'offline.unreachable': '쇼핑몰에 연결할 수 없습니다',
  'offline.asOf': '{{time}} 기준',
  'offline.waiting_other': '보내지 않은 변경 {{count}}건',
  'offline.sending': '변경 내용을 보내는 중…',
  'offline.sent': '변경 내용을 보냈습니다',
  'offline.refused': '일부 변경을 처리하지 못했습니다',
  'offline.refusedOne': '{{goods}}: {{reason}}',
  'offline.refusedPlain': '이 변경을 처리하지 못했습니다',
  'offline.tooOld': '너무 오래되어 보내지 않았습니다',
  'offline.needsNetwork': '주문과 결제에는 네트워크 연결이 필요합니다',
  'update.there': '쇼핑몰의 새 버전이 있습니다',
  'update.load': '새로고침',
  'update.later': '나중에',
};
