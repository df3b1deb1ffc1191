import type { TranslationOf } from '@pawlet/core/i18n';
import type { uploadsTexts } from './messages.ts';

/** Chinese texts of the pictures and videos of a form. */
export const zh: TranslationOf<typeof uploadsTexts> = {
  'uploads.kind': '这里只能添加图片',
  'uploads.kindOrVideo': '这里只能添加图片和视频',
  'uploads.unreadable': '无法读取该文件',
  'uploads.imageSize': '图片不能超过 {{size}} MB',
  'uploads.videoSize': '视频不能超过 {{size}} MB',
  'uploads.tooMany_other': '最多只能添加 {{count}} 个文件',
  'uploads.tooManyVideos_other': '最多只能添加 {{count}} 个视频',
  'uploads.addPicture': '添加图片',
  'uploads.addVideo': '添加视频',
  'uploads.addAny': '添加图片或视频',
  'uploads.count': '{{count}}/{{most}}',
  'uploads.picture': '图片 {{number}}',
  'uploads.view': '查看图片 {{number}}',
  'uploads.play': '播放视频 {{number}}',
  'uploads.delete': '删除第 {{number}} 个文件',
  'uploads.retry': '重试',
  'uploads.retryFile': '重新上传第 {{number}} 个文件',
  'uploads.cancel': '取消上传第 {{number}} 个文件',
  'uploads.preparing': '处理中',
  'uploads.progress': '第 {{number}} 个文件的上传进度',
  'uploads.failed': '上传失败',
  'uploads.cancelled': '未上传',
  'uploads.videoTitle': '视频',
};
