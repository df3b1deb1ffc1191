import type { Language } from '../../i18n/language.ts';
import type { AreaRow } from './repository.ts';

/** The name of an area: Chinese characters where readers know them, Latin letters elsewhere. */
export function areaLabel(area: AreaRow, language: Language): string {
  return language === 'zh' || language === 'ja' ? area.name : area.romanName;
}
