import type { TranslationOf } from '@pawlet/core/i18n';
import type { identificationTexts } from './messages.ts';

/** Korean texts of the page that finds the serial number. */
export const ko: TranslationOf<typeof identificationTexts> = {
  'identification.picture': '급수기 바닥면과 라벨',
  'identification.pictureHint': '급식기, 카메라, 위치 추적기의 라벨도 바닥에 있습니다.',
  'identification.calloutLabel': '바닥의 라벨',
  'identification.calloutVersion': '버전 표시: v1.1은 하드웨어 2세대',
  'identification.calloutSerial': '일련번호(S/N): 9~10번째 글자를 확인하세요',
  'identification.which': '몇 세대인가요?',
  'identification.check': '일련번호 확인',
  'identification.serial': '일련번호',
  'identification.serialHint': '예: FT26A041D700123',
  'identification.submit': '확인',
  'identification.scan': '라벨의 코드 스캔',
  'identification.empty': '일련번호를 입력해 주세요',
  'identification.short_other': '일련번호는 10자 이상입니다. 현재 {{count}}자를 입력했습니다',
  'identification.unknown': '일련번호가 아닙니다. 일련번호는 영문과 숫자로만 되어 있습니다.',
  'identification.version': '하드웨어 {{version}}세대',
  'identification.becauseLabel': '라벨의 버전 표시에 따른 결과입니다.',
  'identification.becauseD7': '9~10번째 글자가 D7입니다.',
  'identification.becauseOther':
    '9~10번째 글자가 D7이 아니라 {{found}}입니다. 라벨에 v1.1이라고 적혀 있다면 2세대입니다.',
  'identification.parts': '호환 부품 찾기',
  'identification.help': '도움말 더 보기',
};
