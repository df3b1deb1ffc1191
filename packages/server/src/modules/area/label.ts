import type { Language } from '../../i18n/language.ts';
import type { AreaRow } from './repository.ts';

/** The name of an area: in Chinese characters for readers who know them, else in Latin letters. */
export function areaLabel(area: AreaRow, language: Language): string {
  return language === 'zh' || language === 'ja' ? area.name : area.romanName;
}
