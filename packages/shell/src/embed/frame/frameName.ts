import { frameNameTexts } from './frameNameTexts.ts';

/** What people who do not see a frame, or its button to close it, are told that it is, in the language of the page; English for a language that the shop does not speak. */
export function frameName(name: string, language: string): string {
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = frameNameTexts;
  const texts = all[language.slice(0, 2).toLowerCase()] ?? all['en'];
  return texts?.[`frameName.${name}`] ?? name;
}
