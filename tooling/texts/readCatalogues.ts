import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Catalogue, interfaceLanguages, type MessageTexts } from '@pawlet/core/i18n';

/** Catalogues, and the sources that may name their keys. */
export interface TextRoom {
  readonly catalogues: readonly Catalogue[];
  readonly sources: readonly string[];
  /** Sources that list messages and where they appear, and say none of them. */
  readonly lists: readonly string[];
}

type Localized = Readonly<Record<string, string>>;

/** The catalogues of core, widgets and mall. */
export async function readMall(root: string): Promise<TextRoom> {
  const files = sourcesOf(root, '{core,widgets,shell}');
  const holders = files.filter((file) => /= defineMessages\(/u.test(readFileSync(file, 'utf8')));
  const values = await Promise.all(holders.map(valuesOf));
  return {
    catalogues: values.flat().filter(isCatalogue),
    sources: files.filter((file) => !isText(file) && !isList(file)),
    lists: files.filter(isList),
  };
}

/** The server's, which hold all languages of a text side by side. */
export async function readServer(root: string): Promise<TextRoom> {
  const files = sourcesOf(root, 'server');
  const isHolder = (file: string): boolean => file.includes('/i18n/catalogues/');
  const catalogues = files.filter(isHolder).map(async (file) => {
    const texts = Object.entries(Object.assign({}, ...(await valuesOf(file))) as Record<string, Localized>);
    return toCatalogue(`server ${file.replace(/^.*\/|Messages\.ts$/gu, '')}`, texts);
  });
  return {
    catalogues: await Promise.all(catalogues),
    sources: files.filter((file) => !isHolder(file)),
    lists: [],
  };
}

function sourcesOf(root: string, packages: string): readonly string[] {
  return globSync(`packages/${packages}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !/\.(?:test|stories|d)\.tsx?$|\.test-d\.ts$/u.test(path))
    .map((path) => join(root, path));
}

function isText(file: string): boolean {
  return /\/(?:messages|words)\.[a-z]{2}\.ts$|\/messages\.ts$/u.test(file);
}

function isList(file: string): boolean {
  return file.endsWith('/messageRows.ts');
}

async function valuesOf(file: string): Promise<readonly unknown[]> {
  return Object.values((await import(pathToFileURL(file).href)) as Record<string, unknown>);
}

function isCatalogue(value: unknown): value is Catalogue {
  return typeof value === 'object' && value !== null && 'en' in value && 'load' in value && 'id' in value;
}

function toCatalogue(id: string, texts: readonly (readonly [string, Localized])[]): Catalogue {
  const of = (language: string): MessageTexts =>
    Object.fromEntries(texts.map(([key, text]) => [key, toPlain(text[language] ?? '')]));
  const all = Object.fromEntries(interfaceLanguages.map((language) => [language, of(language)]));
  return { id, en: of('en'), load: all as Catalogue['load'] };
}

/**
 * The server's own marks put as the mall's: a word behind a number is no parameter of its own, and of one discount Chinese
 * names the tenths left to pay, every other language the percentage that is off.
 */
function toPlain(text: string): string {
  return text.replaceAll(/\{\{\w+:[^|}]*\|([^}]*)\}\}/gu, '$1').replaceAll('{{pay}}', '{{off}}');
}
