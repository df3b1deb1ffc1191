import type { TranslationOf } from '@pawlet/core/i18n';
import type { identificationTexts } from './messages.ts';

/** Japanese texts of the page that finds the serial number. */
export const ja: TranslationOf<typeof identificationTexts> = {
  'identification.picture': '給水器の底面とラベル',
  'identification.pictureHint': '給餌器、カメラ、トラッカーのラベルも底面にあります。',
  'identification.calloutLabel': '底面のラベル',
  'identification.calloutVersion': 'バージョン表記：v1.1 はハードウェア第2世代',
  'identification.calloutSerial': 'シリアル番号（S/N）：9～10文字目を確認',
  'identification.which': 'どの世代ですか？',
  'identification.check': 'シリアル番号を調べる',
  'identification.serial': 'シリアル番号',
  'identification.serialHint': '例：FT26A041D700123',
  'identification.submit': '調べる',
  'identification.scan': 'ラベルのコードを読み取る',
  'identification.empty': 'シリアル番号を入力してください',
  'identification.short_other': 'シリアル番号は10文字以上です（入力：{{count}}文字）',
  'identification.unknown':
    '有効なシリアル番号ではありません。シリアル番号は英字と数字だけで構成されています。',
  'identification.version': 'ハードウェア第{{version}}世代',
  'identification.becauseLabel': 'ラベルの表記によります。',
  'identification.becauseD7': '9～10文字目が D7 です。',
  'identification.becauseOther':
    '9～10文字目は {{found}} で、D7 ではありません。ラベルに v1.1 とあれば第2世代です。',
  'identification.parts': '対応する部品を探す',
  'identification.help': 'その他のヘルプ',
};
