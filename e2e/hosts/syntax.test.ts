import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { MESSAGE_LIMIT, PROTOCOL } from '@pawlet/bridge';
import { hostCapabilities } from '@pawlet/core/host';
import { beforeAll, describe, expect, it } from 'vitest';
import Parser from 'web-tree-sitter';
import { readSamples } from '../../tooling/samples/readSamples.ts';

const require = createRequire(import.meta.url);
const examples = fileURLToPath(new URL('../../examples', import.meta.url));
const fixtures = fileURLToPath(new URL('../../packages/bridge/wire/fixtures', import.meta.url));

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

/** The sources of the native packages and of their samples. */
const list = (extension: string): readonly string[] =>
  globSync([`${packages}/native-*/**/*.${extension}`, `${examples}/native-*/**/*.${extension}`]).toSorted();
const swiftFiles = list('swift');
const javaFiles = list('java');
const kotlinFiles = [...list('kt'), ...list('kts')];
/** A path for the name of a test. */
const relative = (path: string): string => path.replace(/^.*\/(?=(?:packages|examples)\/)/u, '');
const read = (path: string): string => readFileSync(path, 'utf8');

/** The code of the guides in these languages. */
const samples = readSamples().filter(({ language }) => ['swift', 'java', 'kotlin'].includes(language));

/** String literals in a source, without those composed at run time. */
const swift = swiftFiles.map(read).join('\n');
const swiftTexts = new Set([...swift.matchAll(/"([^"\\\n]*)"/gu)].map((match) => match[1]));

/** In the page's order, with the two wallets that an app opens itself. */
const capabilities = [
  ...new Set(
    hostCapabilities.flatMap((name) => (name === 'pay' ? [name, 'pay.wechat', 'pay.alipay'] : [name])),
  ),
];

interface Golden {
  readonly from: 'page' | 'embedder';
  readonly envelope: { readonly m: Readonly<Record<string, unknown>> };
}
const golden = globSync(`${fixtures}/*.json`).map((path) => JSON.parse(read(path)) as Golden);

describe('sources that no compiler of this machine reads', () => {
  const parsers = new Map<string, Parser>();

  /** Lines of a source that do not parse. */
  function getProblems(language: string, source: string): readonly number[] {
    const root = parsers.get(language)?.parse(source).rootNode;
    if (root === undefined) throw new Error(`There is no parser of ${language}.`);
    const lines: number[] = [];
    const walk = (node: Parser.SyntaxNode): void => {
      if (node.type === 'ERROR' || node.isMissing()) lines.push(node.startPosition.row + 1);
      node.children.forEach(walk);
    };
    walk(root);
    return lines;
  }

  beforeAll(async () => {
    await Parser.init();
    for (const language of ['swift', 'java', 'kotlin']) {
      const parser = new Parser();
      parser.setLanguage(
        await Parser.Language.load(require.resolve(`tree-sitter-wasms/out/tree-sitter-${language}.wasm`)),
      );
      parsers.set(language, parser);
    }
  });

  it.each(swiftFiles.map((path) => [relative(path), path]))('%s is Swift', (_name, path) => {
    expect(getProblems('swift', read(path))).toEqual([]);
  });

  it.each(javaFiles.map((path) => [relative(path), path]))('%s is Java', (_name, path) => {
    expect(getProblems('java', read(path))).toEqual([]);
  });

  it.each(kotlinFiles.map((path) => [relative(path), path]))('%s is Kotlin', (_name, path) => {
    expect(getProblems('kotlin', read(path))).toEqual([]);
  });

  it.each(samples)('$language at $place', ({ language, code }) => {
    // Statements of Java are in a method.
    const source = language === 'java' ? `class Sample { void run() { ${code} } }` : code;
    expect(getProblems(language, source)).toEqual([]);
  });

  it('would be reported', () => {
    expect(samples.length).toBeGreaterThan(6);
    expect(javaFiles.length).toBeGreaterThan(30);
    expect(kotlinFiles.length).toBeGreaterThan(6);
    expect(getProblems('kotlin', 'fun broken( { return }')).not.toEqual([]);
    expect(swiftFiles.length).toBeGreaterThan(15);
    expect(getProblems('swift', 'func broken( { return }')).not.toEqual([]);
    expect(getProblems('java', 'class Broken { void broken( { } }')).not.toEqual([]);
  });
});

describe('the wire in Swift, by reading its source', () => {
  it('contains every type of the golden messages and every field that it reads or writes', () => {
    expect(golden.length).toBeGreaterThan(10);
    const names = golden.flatMap(({ envelope: { m } }) => [String(m['type']), ...Object.keys(m)]);
    expect([...new Set(names)].filter((name) => !swiftTexts.has(name))).toEqual([]);
  });

  it('calls only what the page implements', () => {
    const implemented = golden.flatMap(({ from, envelope: { m } }) =>
      from === 'embedder' && m['type'] === 'CALL' ? String(m['methodPath']) : [],
    );
    const called = [...swift.matchAll(/bridge\.call\("(\w+)"/gu)].map((match) => match[1]);
    expect(called.length).toBeGreaterThan(2);
    expect(called.filter((name) => !implemented.includes(String(name)))).toEqual([]);
  });

  it('has the protocol, its limit and the capabilities', () => {
    expect(swiftTexts).toContain(PROTOCOL);
    expect(MESSAGE_LIMIT).toBe(256 * 1024);
    expect(swift).toContain('messageLimit = 256 * 1024');
    const list = /capabilities = \[([^\]]*)\]/u.exec(swift)?.[1] ?? '';
    expect([...list.matchAll(/"([\w.]+)"/gu)].map((match) => match[1])).toEqual(capabilities);
  });

  it('runs the script in the page that the WebKit host runs', () => {
    const [own] = /\(\(\) => \{[^]*?\}\)\(\);/u.exec(swift) ?? [''];
    const [other] = /\(\(\) => \{[^]*?\}\)\(\);/u.exec(read(`${examples}/native-webkit/app.py`)) ?? [''];
    const toLines = (script: string): readonly string[] => script.split('\n').map((line) => line.trim());
    expect(own).toContain('pawlet.postMessage(event.detail)');
    expect(toLines(own.replace('\\(shop)', '%s'))).toEqual(toLines(other));
    expect(swift).toMatch(/forMainFrameOnly: true, in: ShopPage\.world/u);
    expect(swift).toMatch(/contentWorld: ShopPage\.world, name: "pawlet"/u);
  });

  it('checks the frame and the origin of every sender and recipient', () => {
    expect(swift).toMatch(/guard frame\.isMainFrame, .*frame\.securityOrigin\) == origin/u);
    expect(swift).toContain('location.origin === \\(shop) && window.__pawletBridge');
  });
});
