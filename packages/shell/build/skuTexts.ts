import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const loader = fileURLToPath(new URL('../src/embed/sku/texts.ts', import.meta.url));
const packages = fileURLToPath(new URL('../../', import.meta.url));
const place = '__PAWLET_TEXTS__';
const text = /\(\) => import\('(?<path>[^']*\/locales\/(?<language>[a-z]{2})\/[\w-]+\.json)'\)/gu;

/** The files of texts in one language, by the names under which the code requests them. */
export type TextFiles = ReadonlyMap<string, string>;

/**
 * Leaves the texts of the sheet of variants to the loader: one file per language, with its integrity checked. English is
 * part of the code.
 * @param buildTexts - Builds the files of each language; returns their hashes.
 */
export function skuTexts(
  buildTexts: (languages: ReadonlyMap<string, TextFiles>) => Promise<Readonly<Record<string, string>>>,
): Plugin {
  const found = new Map<string, Map<string, string>>();
  return {
    name: 'pawlet-sku-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('Messages.ts')) return null;
      const changed = code.replaceAll(text, (_, path: string, language: string) => {
        const file = resolve(dirname(id), path);
        const name = file.slice(packages.length).replace(`/locales/${language}/`, '/');
        const files = found.get(language) ?? new Map<string, string>();
        found.set(language, files.set(name, file));
        return `() => loadTexts(${JSON.stringify(language)}, ${JSON.stringify(name)})`;
      });
      return changed === code ? null : `import { loadTexts } from ${JSON.stringify(loader)};\n${changed}`;
    },
    async generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const { code } = output;
        const used = Array.from(
          found,
          ([language, files]) =>
            [language, new Map([...files].filter(([name]) => code.includes(name)))] as const,
        );
        const hashes = JSON.stringify(await buildTexts(new Map(used)));
        output.code = code.replace(place, () => hashes);
      }
    },
  };
}
