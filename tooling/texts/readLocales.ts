import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { InterfaceLanguage, MessageTexts } from '@pawlet/core/i18n';
// Not by its entry, which imports modules that are generated from what is read here.
import { interfaceLanguages } from '../../packages/core/src/i18n/languages.ts';

/** The texts of one feature: those of `locales/<language>/<feature>.json` of a package. */
export interface FeatureTexts {
  /** Folder of the package, such as `shell`. */
  readonly packageName: string;
  readonly feature: string;
  /** The languages that the package has. */
  readonly languages: readonly InterfaceLanguage[];
  /** Empty where a language has no file. */
  readonly texts: Readonly<Record<InterfaceLanguage, MessageTexts>>;
}

/** Languages of the packages that do not have all: the console is for those who run the shop. */
const ownLanguages: Readonly<Partial<Record<string, readonly InterfaceLanguage[]>>> = {
  console: ['zh', 'en', 'ja', 'fr', 'de'],
};

/** The texts of a package, one for each English file. */
export function readLocales(root: string, packageName: string): readonly FeatureTexts[] {
  const folder = join(root, 'packages', packageName, 'locales');
  const paths = globSync('*/*.json', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  const known = new Set(paths);
  const languages = ownLanguages[packageName] ?? interfaceLanguages;
  const features = paths.filter((path) => path.startsWith('en/')).map((path) => basename(path, '.json'));
  const read = (feature: string) => (language: InterfaceLanguage) => {
    const path = `${language}/${feature}.json`;
    return [language, known.has(path) ? readTexts(join(folder, path)) : {}] as const;
  };
  for (const path of paths) {
    const [language = '', file = ''] = path.split('/');
    if (!languages.some((one) => one === language) || !known.has(`en/${file}`))
      throw new Error(
        `texts: packages/${packageName}/locales/${path} belongs to no language or to no English file`,
      );
  }
  return features.toSorted().map((feature) => ({
    packageName,
    feature,
    languages,
    texts: Object.fromEntries(interfaceLanguages.map(read(feature))) as FeatureTexts['texts'],
  }));
}

function readTexts(path: string): MessageTexts {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as MessageTexts;
  } catch (error) {
    throw new Error(`texts: ${path} is not JSON`, { cause: error });
  }
}
