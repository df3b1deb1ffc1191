import type { TranslationOf } from '@pawlet/core/i18n';
import type { identificationTexts } from './messages.ts';

/** Chinese texts of the page that finds the serial number. */
export const zh: TranslationOf<typeof identificationTexts> = {
  'identification.picture': '饮水机底部及其标签',
  'identification.pictureHint': '喂食器、摄像头和定位器的标签同样在底部',
  'identification.calloutLabel': '机身底部的标签',
  'identification.calloutVersion': '版本标记：v1.1 为第 2 代硬件',
  'identification.calloutSerial': '序列号（S/N）：看第 9、10 位',
  'identification.which': '如何判断是第几代？',
  'identification.check': '查询序列号',
  'identification.serial': '序列号',
  'identification.serialHint': '例如 FT26A041D700123',
  'identification.submit': '查询',
  'identification.scan': '扫描标签上的条码',
  'identification.empty': '请输入序列号',
  'identification.short_other': '序列号至少 10 位，您输入了 {{count}} 位',
  'identification.unknown': '这不是有效的序列号，序列号只包含字母和数字',
  'identification.version': '第 {{version}} 代硬件',
  'identification.becauseLabel': '依据标签上的版本标记判断',
  'identification.becauseD7': '第 9、10 位是 D7',
  'identification.becauseOther': '第 9、10 位是 {{found}}，不是 D7。如果标签上印有 v1.1，则仍为第 2 代。',
  'identification.parts': '查找适配配件',
  'identification.help': '更多帮助',
};
