import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { createInstance } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { readLocales } from '../../../../tooling/texts/readLocales.ts';
import { createTextEngine } from './createTextEngine.ts';
import { interfaceLanguages } from './languages.ts';
import { toPseudo } from './pseudo.ts';
import type { LooseText, TextEngine, TextEngineOptions } from './textEngine.ts';
import type { MessageTexts } from './types.ts';

/** Creates a text engine on i18next as the reference for the shop's own engine. */
function createI18nextEngine({ language, fallback }: TextEngineOptions): TextEngine {
  const engine = createInstance();
  void engine.init({
    lng: language,
    fallbackLng: fallback,
    // Each catalogue is a namespace, added when it is loaded; there is none to wait for.
    ns: [],
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes; a text escaped twice would show entities.
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  });
  return {
    put: (id, catalogue, texts) => void engine.addResourceBundle(id, catalogue, { ...texts }, false, true),
    textsOf: (id, catalogue) => {
      const texts: unknown = engine.getResourceBundle(id, catalogue);
      return texts === undefined ? undefined : (texts as MessageTexts);
    },
    textIn: (id, catalogue) => {
      const translate = engine.getFixedT(id, catalogue);
      const text: LooseText = (key, params = {}) =>
        translate(key, {
          replace: params,
          count: typeof params['count'] === 'number' ? params['count'] : undefined,
        });
      return text;
    },
  };
}

const counts = [0, 1, 2, 3, 5, 11, 21, 101, 1000, 1_000_000, 1.5];

const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** All texts of the shop, including those of the server. */
const catalogues = ['core', 'widgets', 'shell', 'server'].flatMap((name) =>
  readLocales(root, name).map(({ feature, texts }) => ({ id: `${name} ${feature}`, texts })),
);

/** The keys as used in code, and those with their suffix. */
function getKeys(texts: MessageTexts): readonly string[] {
  const keys = Object.keys(texts);
  return [...new Set(keys.flatMap((key) => [key, key.replace(/_(?:zero|one|two|few|many|other)$/u, '')]))];
}

function getParameters(texts: MessageTexts): readonly string[] {
  const names = Object.values(texts).flatMap((text) =>
    [...text.matchAll(/\{\{(.+?)\}\}/gu)].map(([, name]) => name?.trim() ?? ''),
  );
  return [...new Set(names)].filter((name) => name !== 'count');
}

const values = ['<b>"Mimi" & Co</b>', '$& $1 $t(demo) {{name}}', '', 'a'.repeat(300), 0, 42.5];

describe('the text engine', () => {
  it('is compared with i18next on the shop’s catalogues', () => {
    expect(catalogues.length).toBeGreaterThan(50);
    expect(catalogues.map(({ id }) => id)).toContain('shell shell');
  });

  it.each([...interfaceLanguages, 'en-XA' as const])('returns every text as i18next does: %s', (language) => {
    const isPseudo = language === 'en-XA';
    const options = { language, fallback: isPseudo ? language : 'en' };
    const engines = [createI18nextEngine(options), createTextEngine(options)] as const;
    const differences: string[] = [];
    let compared = 0;
    for (const { id, texts: all } of catalogues) {
      const texts = isPseudo
        ? Object.fromEntries(Object.entries(all.en).map(([key, text]) => [key, toPseudo(text)]))
        : all[language];
      const [reference, own] = engines.map((engine) => {
        engine.put('en', id, all.en);
        engine.put(language, id, texts);
        return engine.textIn(language, id);
      });
      const names = getParameters(all.en);
      const filled = values.map((value) => Object.fromEntries(names.map((name) => [name, value])));
      const counted = counts.map((count) => ({ ...filled[0], count }));
      for (const key of [...getKeys(all.en), ...getKeys(texts), 'no.such.key']) {
        for (const params of [{}, ...filled, ...counted]) {
          compared += 1;
          const [expected, printed] = [reference?.(key, params), own?.(key, params)];
          if (expected !== printed) differences.push(`${id} ${key}: ${expected} | ${printed}`);
        }
      }
    }
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(1000);
  });
});

/** Random texts like those of catalogues: words and placeholders with punctuation. */
const sentence = fc
  .array(
    fc.constantFrom(
      'a',
      ' ',
      'é',
      '件',
      '%',
      '$&',
      "'",
      '<b>',
      '{',
      '}',
      '{{name}}',
      '{{ name }}',
      '{{count}}',
    ),
  )
  .map((parts) => parts.join(''))
  // Catalogues contain no braces outside placeholders.
  .filter((text) => !/\{\{|\}\}/u.test(text.replaceAll(/\{\{ ?\w+ ?\}\}/gu, '·')));

it('the text engine returns any text with any parameters as i18next does', () => {
  const endings = ['', '_zero', '_one', '_two', '_few', '_many', '_other'] as const;
  const texts = fc.uniqueArray(fc.tuple(fc.constantFrom(...endings), sentence), {
    selector: ([ending]) => ending,
  });
  const params = fc.record(
    {
      name: fc.oneof(fc.string(), fc.double(), sentence),
      count: fc.oneof(fc.nat(120), fc.integer(), fc.double()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...interfaceLanguages),
      texts,
      texts,
      params,
      (language, own, english, given) => {
        const printed = [createI18nextEngine, createTextEngine].map((createEngine) => {
          const engine = createEngine({ language, fallback: 'en' });
          const named = (rows: typeof own) =>
            Object.fromEntries(rows.map(([ending, text]) => [`key${ending}`, text]));
          engine.put('en', 'demo', named(english));
          if (language !== 'en') engine.put(language, 'demo', named(own));
          return engine.textIn(language, 'demo')('key', given);
        });
        expect(printed[1]).toBe(printed[0]);
      },
    ),
    { numRuns: 2000 },
  );
});

describe.each([
  ['i18next', createI18nextEngine],
  ['own', createTextEngine],
])('the engine: %s', (_name, createEngine) => {
  it('falls back to English, then to the key', () => {
    const engine = createEngine({ language: 'de', fallback: 'en' });
    engine.put('en', 'demo', {
      title: 'Cart',
      empty: 'Empty',
      items_one: '{{count}} item',
      items_other: '{{ count }} items',
    });
    engine.put('de', 'demo', { empty: '', items_zero: 'Nichts' });
    const text = engine.textIn('de', 'demo');
    expect([text('title'), text('empty'), text('none')]).toEqual(['Cart', 'Empty', 'none']);
    expect([0, 1, 2].map((count) => text('items', { count }))).toEqual(['Nichts', '1 item', '2 items']);
  });

  it('merges texts over existing ones', () => {
    const engine = createEngine({ language: 'en', fallback: 'en' });
    expect(engine.textsOf('en', 'demo')).toBeUndefined();
    engine.put('en', 'demo', { a: '1', b: '2' });
    engine.put('en', 'demo', { b: '3' });
    expect(engine.textsOf('en', 'demo')).toEqual({ a: '1', b: '3' });
    expect(engine.textIn('en', 'demo')('b')).toBe('3');
  });
});

vi.setConfig({ testTimeout: 60_000 });
