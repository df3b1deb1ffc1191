import { frameNameTexts } from './frameNameTexts.ts';

/** Names a frame, or its button to close it, for people who do not see it; in English where the shop does not speak the language of the page. */
export function frameName(name: string, language: string): string {
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = frameNameTexts;
  const texts = all[language.slice(0, 2).toLowerCase()] ?? all['en'];
  return texts?.[`frameName.${name}`] ?? name;
}
