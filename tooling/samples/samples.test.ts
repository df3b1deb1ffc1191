import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { root } from '../release/pack.ts';
import { compileSamples, type Module } from './compileSamples.ts';
import { readExamples, readSamples, type Sample } from './readSamples.ts';

const samples = readSamples();
const isCode = ({ language }: Sample): boolean => ['ts', 'tsx', 'js'].includes(language);

/** What the reader's application has, by document: a sample shows the part that is about Pawlet. */
const readerDeclarations: Readonly<Record<string, readonly string[]>> = {
  'packages/bridge/README.md': [
    'declare function freshToken(): Promise<string>;',
    'declare function showFallback(message: string): void;',
    'declare function showUpgrade(minimum: string): void;',
    'declare const router: { open(route: string): boolean };',
    'declare const partnerOrigins: readonly `https://${string}`[];',
    'declare const config: { readonly minAppVersion: string };',
    'declare const token: string;',
  ],
  'packages/widgets/README.md': [
    'declare function openProduct(route: string): boolean;',
    "declare const pawlet: import('@pawlet/core').Pawlet;",
  ],
};

/** The declarations for a document, without the names that the sample declares itself. */
function findDeclarations({ document, code }: Sample): string {
  const declarations = readerDeclarations[document] ?? [];
  return declarations
    .filter((line) => !code.includes(`${line.replace(/^declare (\w+ \w+).*$/u, '$1')} =`))
    .join('\n');
}

/** Samples for packages that are not installed here: they are compiled with the application that they belong to. */
const elsewhere: readonly string[] = ['react-native', '<ShopScreen', '<WebView'];

const modules = samples
  .filter((sample) => isCode(sample) && !elsewhere.some((name) => sample.code.includes(name)))
  .map((sample): Module => {
    const isScript = sample.language === 'js';
    return {
      place: sample.place,
      code: sample.code,
      isScript,
      declarations: isScript ? '' : findDeclarations(sample),
    };
  });

describe('the code samples of README, guides and Storybook', () => {
  it('compile against the packages', { timeout: 240_000 }, () => {
    expect(compileSamples(modules)).toEqual([]);
    console.log(
      `samples: ${modules.length} of ${samples.filter(isCode).length} compiled, the others elsewhere`,
    );
    expect(modules.length).toBeGreaterThanOrEqual(12);
  });

  it('in docstrings compile too, every one', { timeout: 240_000 }, () => {
    const examples = readExamples();
    const compiled = examples.filter(({ code }) => !elsewhere.some((name) => code.includes(name)));
    const shop = "declare const pawlet: import('@pawlet/core').Pawlet;";
    const problems = compileSamples(
      compiled.map(({ place, code }) => ({
        place,
        code,
        isScript: false,
        declarations: code.includes('const pawlet =') ? '' : shop,
      })),
    );
    expect(problems).toEqual([]);
    console.log(`samples: ${compiled.length} of ${examples.length} examples of docstrings compiled`);
    const tags = globSync('packages/{core,bridge,widgets}/src/**/*.{ts,tsx}', { cwd: root })
      .map((path) => readFileSync(join(root, path), 'utf8').match(/^ *\* @example$/gmu)?.length ?? 0)
      .reduce((sum, count) => sum + count, 0);
    expect(examples.length).toBe(tags);
    expect(compiled.length).toBeGreaterThanOrEqual(12);
  });

  it('would not compile with an export or a prop that does not exist', { timeout: 240_000 }, () => {
    const wrong = [
      `import { ProductCart } from '@pawlet/widgets/product-card';\nexport default ProductCart;`,
      `import { ProductCard } from '@pawlet/widgets/product-card';\nexport default <ProductCard productId="7" />;`,
      `import { createPawlet } from '@pawlet/core';\ncreatePawlet({ origin: 'https://shop.example' });`,
    ].map((code, index): Module => ({ place: `wrong ${index}`, code, isScript: false, declarations: '' }));
    const places = new Set(compileSamples(wrong).map((problem) => problem.slice(0, 7)));
    expect([...places]).toEqual(['wrong 0', 'wrong 1', 'wrong 2']);
  });

  it('use existing elements and attributes', () => {
    const { tags } = JSON.parse(
      readFileSync(join(root, 'packages/widgets/html-custom-data.json'), 'utf8'),
    ) as {
      readonly tags: readonly {
        readonly name: string;
        readonly attributes: readonly { readonly name: string }[];
      }[];
    };
    const known = new Map(tags.map(({ name, attributes }) => [name, attributes.map((one) => one.name)]));
    const named = samples
      .filter(({ language }) => language === 'html')
      .flatMap(({ place, code }) =>
        Array.from(code.matchAll(/<(?<tag>pawlet-[\w-]+)(?<rest>[^>]*)>/gu), ({ groups }) => ({
          place,
          tag: groups?.['tag'] ?? '',
          attributes: Array.from(
            groups?.['rest']?.matchAll(/(?<name>[\w-]+)=/gu) ?? [],
            (found) => found[1] ?? '',
          ),
        })),
      );
    const problems = named.flatMap(({ place, tag, attributes }) => {
      const own = known.get(tag);
      if (own === undefined) return [`${place}: <${tag}>`];
      return attributes
        .filter((name) => !own.includes(name) && !['id', 'class', 'style', 'slot', 'shop'].includes(name))
        .map((name) => `${place}: <${tag} ${name}>`);
    });
    expect(problems).toEqual([]);
    expect(named.length).toBeGreaterThan(3);
  });

  it('set custom properties that the widgets read, in valid style sheets', () => {
    const styles = readFileSync(join(root, 'packages/widgets/src/ui/tokens.css'), 'utf8');
    const sheets = samples.filter(({ language }) => language === 'css');
    const problems = sheets.flatMap(({ place, code }) => {
      transform({ filename: place, code: Buffer.from(code), errorRecovery: false });
      return Array.from(code.matchAll(/--pawlet-[\w-]+/gu), ([name]) => name)
        .filter((name) => !styles.includes(`${name}:`))
        .map((name) => `${place}: ${name}`);
    });
    expect(problems).toEqual([]);
    expect(sheets.length).toBeGreaterThan(3);
  });
});
