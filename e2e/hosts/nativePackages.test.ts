import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROTOCOL } from '@pawlet/bridge';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const languages = ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh'];
const read = (path: string): string => readFileSync(path, 'utf8');

/** The texts of a resource file by key. */
function readTexts(path: string): ReadonlyMap<string, string> {
  const pattern = path.endsWith('.xml')
    ? /<string name="(?<key>\w+)">(?<text>[^<]*)<\/string>/gu
    : /^"(?<key>\w+)" = "(?<text>[^"]*)";$/gmu;
  const found = [...read(path).matchAll(pattern)];
  return new Map(found.map(({ groups }) => [groups?.['key'] ?? '', groups?.['text'] ?? '']));
}

/** The texts of a folder with resources, by language. */
function readLanguages(
  folder: string,
  pattern: string,
): Readonly<Record<string, ReadonlyMap<string, string>>> {
  return Object.fromEntries(
    globSync(`${root}/${folder}/${pattern}`).map((path) => {
      const name = basename(dirname(path), '.lproj').replace(/^values-?/u, '');
      return [name === '' ? 'en' : name.replace('zh-Hans', 'zh'), readTexts(path)];
    }),
  );
}

const android = (folder: string) => readLanguages(folder, 'values*/strings.xml');
const ios = (folder: string) => readLanguages(folder, '*.lproj/Localizable.strings');

describe.each([
  [
    'packages',
    android('packages/native-android/shop/src/main/res'),
    ios('packages/native-ios/Sources/PawletShop/Resources'),
  ],
  [
    'samples',
    android('examples/native-android/app/src/main/res'),
    ios('examples/native-ios/ShopSample.swiftpm/Resources'),
  ],
])('the texts of the native %s', (_name, onAndroid, onIos) => {
  it('are complete in all eight languages, and the same on both platforms', () => {
    const keys = [...(onAndroid['en']?.keys() ?? [])];
    expect(keys.length).toBeGreaterThan(0);
    for (const texts of [onAndroid, onIos]) {
      expect(Object.keys(texts).toSorted()).toEqual(languages);
      for (const language of languages) expect([...(texts[language]?.keys() ?? [])], language).toEqual(keys);
    }
    for (const language of languages) expect(onIos[language], language).toEqual(onAndroid[language]);
  });

  it('need no escape: an apostrophe or a percent sign would be read as something else on Android', () => {
    const texts = Object.values(onAndroid).flatMap((each) => [...each.values()]);
    expect(texts.filter((text) => /['"\\%@?&]/u.test(text) || text.trim() === '')).toEqual([]);
  });
});

it('every text of the sources is in the resources', () => {
  const sources = globSync([`${root}/packages/native-*/**/*.{swift,java,kt}`])
    .map(read)
    .join('\n');
  const used = new Set([...sources.matchAll(/\bpawlet_retry_\w+/gu)].map(([key]) => key));
  const texts = readTexts(`${root}/packages/native-android/shop/src/main/res/values/strings.xml`);
  expect([...used].toSorted()).toEqual([...texts.keys()].toSorted());
});

describe.each([
  ['Android', 'packages/native-android/shop/src/main/java/com/pawlet/shop/bridge/PackageVersion.java'],
  ['iOS', 'packages/native-ios/Sources/PawletShop/Bridge/PackageVersion.swift'],
])('the version of the package for %s', (_name, path) => {
  const source = read(`${root}/${path}`);
  const find = (name: RegExp): string | undefined => name.exec(source)?.[1];

  it('names the protocol of the page, and has its number as the major version', () => {
    expect(find(/(?:PROTOCOL|bridgeProtocol) = "([^"]*)"/u)).toBe(PROTOCOL);
    const version = find(/(?:VERSION|version) = "([^"]*)"/u);
    expect(version).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u);
    expect(version?.split('.')[0]).toBe(PROTOCOL.split('/')[1]);
  });

  it('is in no other source of the package', () => {
    const folder = path.split('/').slice(0, 2).join('/');
    const others = globSync(`${root}/${folder}/**/*.{swift,java,kt,kts,properties}`).filter(
      (file) => !file.endsWith(basename(path)) && !/\/(?:src\/test|Tests)\//u.test(file),
    );
    expect(others.length).toBeGreaterThan(10);
    expect(others.filter((file) => read(file).includes(`"${PROTOCOL}"`))).toEqual([]);
  });
});
