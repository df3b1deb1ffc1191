import { globSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { InterfaceLanguage } from '@pawlet/core/i18n';
import { format, resolveConfig } from 'prettier';
import { interfaceLanguages } from '../../packages/core/src/i18n/languages.ts';
import { type FeatureTexts, readLocales } from './readLocales.ts';

/** A module that is entirely generated from the texts of `locales`. */
export interface TextModule {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly code: string;
}

/** Packages with one module per feature, which loads a language on first use. */
const clientPackages = ['core', 'widgets', 'shell'] as const;

/** Languages besides English that are bundled with a feature. */
const alwaysThere: Readonly<Partial<Record<string, readonly InterfaceLanguage[]>>> = {
  // The message that loading failed must not be loaded itself: Chinese is the default language.
  ui: ['zh'],
};

/** Modules that contain every language: all features of a package, or one that is used by code without a translator. */
const tables = [
  { name: 'server', path: 'src/i18n/serverTexts.ts', only: undefined },
  { name: 'core', path: 'src/i18n/dateTexts.ts', only: 'date' },
  { name: 'shell', path: 'src/embed/frame/frameNameTexts.ts', only: 'frame-name' },
] as const;

const head =
  '// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.\n';

/** Generates the modules of all texts: their keys and parameters as types, and the imports of each language. */
export async function writeModules(root: string): Promise<readonly TextModule[]> {
  const modules: TextModule[] = [];
  const add = async (path: string, code: string): Promise<void> => {
    const options = await resolveConfig(join(root, path));
    modules.push({ path, code: await format(head + code, { ...options, parser: 'typescript' }) });
  };
  const inTables = new Set<string>();
  for (const { name, path, only } of tables) {
    const chosen = readLocales(root, name).filter(({ feature }) => only === undefined || only === feature);
    for (const { feature } of chosen) inTables.add(`${name} ${feature}`);
    await add(`packages/${name}/${path}`, writeTable(chosen, `packages/${name}/${path}`));
  }
  for (const name of clientPackages) {
    const places = findPlaces(root, name);
    for (const texts of readLocales(root, name)) {
      if (inTables.has(`${name} ${texts.feature}`)) continue;
      const file = `${toName(texts.feature)}Messages.ts`;
      const path = places.get(file);
      if (path === undefined)
        throw new Error(
          `texts: packages/${name}/locales/en/${texts.feature}.json has no module; create an empty ${file} in the folder of packages/${name}/src that uses these texts`,
        );
      await add(path, writeCatalogue(texts, path));
    }
  }
  return modules;
}

/** Paths of a package's modules by file name: a module is placed where its texts are used. */
function findPlaces(root: string, name: string): ReadonlyMap<string, string> {
  const paths = globSync(`packages/${name}/src/**/*Messages.ts`, { cwd: root });
  return new Map(paths.map((path) => [basename(path), path.replaceAll('\\', '/')]));
}

function writeCatalogue(one: FeatureTexts, path: string): string {
  const { packageName, feature } = one;
  const type = `${capital(toName(feature))}Texts`;
  const there: readonly InterfaceLanguage[] = ['en', ...(alwaysThere[feature] ?? [])];
  // A development server responds to a dynamic import of JSON with a script, so the import must not require JSON.
  const load = interfaceLanguages
    .filter((language) => language !== 'en')
    .map((language) =>
      there.includes(language)
        ? `${language},`
        : `${language}: () => import('${fromTo(path, one, language)}'),`,
    );
  const defineMessages =
    packageName === 'core'
      ? relativePath(path, 'packages/core/src/i18n/defineMessages.ts')
      : '@pawlet/core/i18n';
  const shape = writeType([one]);
  // JSON is typed as plain strings.
  const english = shape.includes('{{') ? `en: en as ${type}` : 'en';
  return `import { defineMessages } from '${defineMessages}';
    ${there.map((language) => `import ${language} from '${fromTo(path, one, language)}' with { type: 'json' };`).join('\n')}

    /** The texts of \`locales/en/${feature}.json\`, by what each has to hold. */
    export type ${type} = ${shape};

    /** The texts of \`locales/<language>/${feature}.json\`. */
    export const ${toName(feature)}Messages = defineMessages<${type}>('${feature}', {
      ${english},
      load: { ${load.join('\n')} },
    });`;
}

function writeTable(features: readonly FeatureTexts[], path: string): string {
  const table = basename(path, '.ts');
  const nameOf = (language: string, feature: string): string => toName(`${language}-${feature}`);
  const imports = interfaceLanguages.flatMap((language) =>
    features.map(
      (one) =>
        `import ${nameOf(language, one.feature)} from '${fromTo(path, one, language)}' with { type: 'json' };`,
    ),
  );
  const languages = interfaceLanguages.map((language) => {
    const [only, ...more] = features.map(({ feature }) => nameOf(language, feature));
    return `${language}: ${more.length === 0 ? only : `{ ${[only, ...more].map((one) => `...${one},`).join('\n')} }`},`;
  });
  const type = `/** The texts of \`locales/en\`, by what each has to hold in some language. */
    export type ${capital(table)} = ${writeType(features)};`;
  return `${imports.join('\n')}

    ${features.length > 1 ? type : ''}

    /** The texts of each language, by their keys. */
    export const ${table} = { ${languages.join('\n')} };`;
}

/** The parameters of a text are those that it has in any language: Chinese may use another number than English. */
function writeType(features: readonly FeatureTexts[]): string {
  const lines = features.flatMap(({ texts }) =>
    Object.keys(texts.en).map((key) => {
      const all = interfaceLanguages.map((language) => texts[language][key] ?? '').join(' ');
      const names = [...new Set([...all.matchAll(/\{\{\s*(\w+)/gu)].map(([, found]) => found))];
      const type =
        names.length === 0
          ? 'string'
          : `\`\${string}${names.map((found) => `{{${found}}}`).join('${string}')}\${string}\``;
      return `readonly '${key}': ${type};`;
    }),
  );
  return `{ ${lines.join('\n')} }`;
}

function fromTo(path: string, { packageName, feature }: FeatureTexts, language: string): string {
  return relativePath(path, `packages/${packageName}/locales/${language}/${feature}.json`);
}

function relativePath(from: string, to: string): string {
  const path = relative(dirname(from), to).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

function toName(feature: string): string {
  return feature.replaceAll(/-(?<letter>\w)/gu, (_, letter: string) => letter.toUpperCase());
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
