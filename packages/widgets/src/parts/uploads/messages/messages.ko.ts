import type { TranslationOf } from '@pawlet/core/i18n';
import type { uploadsTexts } from './messages.ts';

/** Korean texts of the pictures and videos of a form. */
export const ko: TranslationOf<typeof uploadsTexts> = {
  'uploads.kind': '여기에는 사진만 추가할 수 있습니다',
  'uploads.kindOrVideo': '여기에는 사진과 동영상만 추가할 수 있습니다',
  'uploads.unreadable': '이 파일을 읽을 수 없습니다',
  'uploads.imageSize': '사진은 {{size}} MB까지 추가할 수 있습니다',
  'uploads.videoSize': '동영상은 {{size}} MB까지 추가할 수 있습니다',
  'uploads.tooMany_other': '파일은 최대 {{count}}개까지 추가할 수 있습니다',
  'uploads.tooManyVideos_other': '동영상은 최대 {{count}}개까지 추가할 수 있습니다',
  'uploads.addPicture': '사진 추가',
  'uploads.addVideo': '동영상 추가',
  'uploads.addAny': '사진 또는 동영상 추가',
  'uploads.count': '{{count}}/{{most}}',
  'uploads.picture': '사진 {{number}}',
  'uploads.view': '사진 {{number}} 보기',
  'uploads.play': '동영상 {{number}} 재생',
  'uploads.delete': '파일 {{number}} 삭제',
  'uploads.retry': '다시 시도',
  'uploads.retryFile': '파일 {{number}} 다시 업로드',
  'uploads.cancel': '파일 {{number}} 업로드 취소',
  'uploads.preparing': '처리 중',
  'uploads.progress': '파일 {{number}} 업로드 진행률',
  'uploads.failed': '업로드 실패',
  'uploads.cancelled': '업로드 안 됨',
  'uploads.videoTitle': '동영상',
};
