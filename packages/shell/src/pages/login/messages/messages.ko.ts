import type { TranslationOf } from '@pawlet/core/i18n';
import type { logInPageTexts } from './messages.ts';

/** Korean texts of social log-in and of the landing page of invitations. */
export const ko: TranslationOf<typeof logInPageTexts> = {
  'auth.working': '로그인하는 중…',
  'auth.choose': '로그인할 계정을 선택해 주세요',
  'auth.failed': '로그인하지 못했습니다',
  'auth.failedText': '시간이 초과되었거나 다른 창에서 시작된 로그인입니다. 다시 시도해 주세요.',
  'auth.none': '다른 계정으로 로그인하는 기능을 제공하지 않습니다',
  'auth.noneText': '휴대폰 번호 또는 비밀번호로 로그인해 주세요.',
  'auth.withCode': '휴대폰 번호로 로그인',
  'bind.gone': '로그인 유효 시간이 지났습니다',
  'bind.goneText': '처음부터 다시 진행해 주세요. 잠깐이면 됩니다.',
  'bind.again': '다시 시작하기',
  'bind.hello': '{{name}} 님, 환영합니다',
  'invited.friend': '친구가 초대했습니다',
  'invited.plain': '{{shop}}에 오신 것을 환영합니다',
  'invited.text': '반려동물을 위한 급식기, 급수기, 카메라, 위치 추적기를 만나 보세요. 로그인하고 둘러보세요.',
  'invited.by': '{{name}} 님이 초대했습니다',
  'invited.youEarn': '결제한 주문마다 포인트를 받습니다.',
  'invited.inviterGets': '첫 주문을 수령하시면 친구에게 {{points}}포인트가 지급됩니다.',
  'invited.goods': '인기 상품',
  'invited.join': '로그인 또는 회원가입',
  'invited.look': '먼저 둘러보기',
};
