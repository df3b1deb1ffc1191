import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

/** The font families that a document can use. */
const families = ['latin', 'chinese', 'japanese', 'korean'] as const;

export type FontFamily = (typeof families)[number];

const files: Readonly<Record<FontFamily, readonly [entry: string, normal: string, bold: string]>> = {
  latin: [import.meta.resolve('@embedpdf/fonts-latin'), 'NotoSans-Regular.ttf', 'NotoSans-Bold.ttf'],
  chinese: [import.meta.resolve('@embedpdf/fonts-sc'), 'NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf'],
  japanese: [import.meta.resolve('@embedpdf/fonts-jp'), 'NotoSansJP-Regular.otf', 'NotoSansJP-Bold.otf'],
  korean: [import.meta.resolve('@embedpdf/fonts-kr'), 'NotoSansKR-Regular.otf', 'NotoSansKR-Bold.otf'],
};

/** The location of a family's fonts. */
function fontFiles(family: FontFamily): { readonly normal: string; readonly bold: string } {
  const [entry, normal, bold] = files[family];
  // The packages export only their entry, which is in a folder beside the fonts.
  const toPath = (name: string) => fileURLToPath(new URL(`../fonts/${name}`, entry));
  return { normal: toPath(normal), bold: toPath(bold) };
}

/** Every family with its files. */
export function allFontFiles(): Readonly<Record<string, { readonly normal: string; readonly bold: string }>> {
  return Object.fromEntries(families.map((family) => [family, fontFiles(family)]));
}

/** The characters that a family covers, read from the font itself. */
export function readCoverage(family: FontFamily): ReadonlySet<number> {
  const font = openSync(fontFiles(family).normal);
  if (!('characterSet' in font)) throw new Error(`Pawlet: the font of ${family} is a collection.`);
  return new Set(font.characterSet);
}
