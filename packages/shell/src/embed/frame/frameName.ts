import { frameNameTexts } from './frameNameTexts.ts';

/**
 * The accessible name of a frame, or of the button that closes it; in English where the shop does not support the
 * page's language.
 */
export function frameName(name: string, language: string): string {
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = frameNameTexts;
  const texts = all[language.slice(0, 2).toLowerCase()] ?? all['en'];
  return texts?.[`frameName.${name}`] ?? name;
}
