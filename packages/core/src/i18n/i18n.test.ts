import { toPseudo } from './pseudo.ts';
import { describe, expect, it, vi } from 'vitest';
import { createTranslator, defineMessages, type TranslationOf } from './index.ts';

const en = {
  'demo.title': 'Cart',
  'demo.hello': 'Hello, {{name}}',
  'demo.items_one': '{{count}} item',
  'demo.items_other': '{{count}} items',
} as const;
const zh = { 'demo.title': '购物车', 'demo.hello': '你好，{{name}}', 'demo.items_other': '{{count}} 件' };
const de = {
  'demo.title': 'Warenkorb',
  'demo.hello': 'Hallo, {{name}}',
  'demo.items_one': '{{count}} Artikel',
  'demo.items_other': '{{count}} Artikel',
};
const loadGerman = vi.fn<() => Promise<typeof de>>(() => Promise.resolve(de));

const messages = defineMessages('demo', {
  en,
  load: { zh, de: loadGerman, ja: zh, fr: de, it: de, es: de, ko: zh },
});

describe('createTranslator', () => {
  it('uses Chinese by default', () => {
    const translator = createTranslator();
    const text = translator.textOf(messages);
    expect([text('demo.title'), text('demo.hello', { name: '<b>米</b>' })]).toEqual([
      '购物车',
      '你好，<b>米</b>',
    ]);
    expect(text('demo.items', { count: 1 })).toBe('1 件');
    expect(translator.locale).toBe('zh-CN');
  });

  it('chooses plurals by the language', () => {
    const text = createTranslator({ language: 'en' }).textOf(messages);
    expect([text('demo.items', { count: 1 }), text('demo.items', { count: 2 })]).toEqual([
      '1 item',
      '2 items',
    ]);
  });

  it('does not expand placeholders in parameters', () => {
    const text = createTranslator({ language: 'en' }).textOf(messages);
    expect(text('demo.hello', { name: '$t(demo.title) {{name}}' })).toBe('Hello, $t(demo.title) {{name}}');
  });

  it('loads a catalogue on demand, once, and uses English until then', async () => {
    loadGerman.mockClear();
    const translator = createTranslator({ language: 'de' });
    expect(translator.textOf(messages)('demo.title')).toBe('Cart');
    expect(translator.isLoaded(messages)).toBe(false);
    await Promise.all([translator.load(messages), translator.load(messages)]);
    expect(translator.isLoaded(messages)).toBe(true);
    expect(translator.textOf(messages)('demo.title')).toBe('Warenkorb');
    expect(loadGerman).toHaveBeenCalledTimes(1);
  });

  it('accepts a module, as JSON is imported', async () => {
    const module = () => Promise.resolve({ default: de });
    const imported = defineMessages('imported', {
      en,
      load: { zh, ja: zh, ko: zh, fr: module, it: module, es: module, de: module },
    });
    const translator = createTranslator({ language: 'de' });
    await translator.load(imported);
    expect(translator.textOf(imported)('demo.hello', { name: 'M' })).toBe('Hallo, M');
    expect(translator.getTexts('imported')).toEqual(de);
  });

  it('changes the language of everything in use without a reload', async () => {
    const translator = createTranslator();
    const listener = vi.fn<() => void>();
    const unsubscribe = translator.subscribe(listener);
    const before = translator.textOf(messages);
    expect(translator.textOf(messages)).toBe(before);
    await translator.setLanguage('de');
    expect(translator.language).toBe('de');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(translator.getVersion()).toBe(1);
    expect(translator.textOf(messages)).not.toBe(before);
    expect(translator.textOf(messages)('demo.title')).toBe('Warenkorb');
    unsubscribe();
    await translator.setLanguage('zh');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('leaves the texts of other catalogues alone when one is loaded', async () => {
    const translator = createTranslator({ language: 'de' });
    await translator.load(messages);
    const before = translator.textOf(messages);
    const late = () => Promise.resolve(de);
    const other = defineMessages('other', {
      en,
      load: { zh, ja: zh, ko: zh, fr: de, it: de, es: de, de: late },
    });
    const empty = translator.textOf(other);
    await translator.load(other);
    expect(translator.textOf(messages)).toBe(before);
    expect(translator.textOf(other)).not.toBe(empty);
    expect(translator.textOf(other)('demo.title')).toBe('Warenkorb');
  });

  it('ends with the last requested language', async () => {
    let release: (texts: typeof de) => void = () => undefined;
    const slow = defineMessages('slow', {
      en,
      load: {
        zh,
        ja: zh,
        ko: zh,
        fr: de,
        it: de,
        es: de,
        de: () => new Promise<typeof de>((resolve) => (release = resolve)),
      },
    });
    const translator = createTranslator();
    translator.textOf(slow);
    const german = translator.setLanguage('de');
    await translator.setLanguage('fr');
    release(de);
    await german;
    expect(translator.language).toBe('fr');
    const again = translator.setLanguage('it');
    await Promise.all([again, translator.setLanguage('fr')]);
    expect(translator.language).toBe('fr');
  });

  it('keeps its language when another cannot be loaded', async () => {
    const broken = defineMessages('broken', {
      en,
      load: {
        zh,
        ja: zh,
        ko: zh,
        fr: de,
        it: de,
        es: de,
        de: () => Promise.reject<typeof de>(new Error('offline')),
      },
    });
    const translator = createTranslator();
    translator.textOf(broken);
    await expect(translator.setLanguage('de')).rejects.toMatchObject({
      code: 'NETWORK',
      cause: { message: 'offline' },
    });
    expect(translator.textOf(broken)('demo.title')).toBe('购物车');
  });

  it('shows what has loaded when another catalogue fails, and reports the failure once', async () => {
    const broken = defineMessages('absent', {
      en,
      load: {
        zh: () => Promise.reject<typeof zh>(new Error('offline')),
        ja: zh,
        ko: zh,
        fr: de,
        it: de,
        es: de,
        de,
      },
    });
    const translator = createTranslator({ language: 'zh' });
    const listener = vi.fn<() => void>();
    translator.subscribe(listener);
    await expect(translator.load(broken, messages)).rejects.toMatchObject({
      code: 'NETWORK',
      cause: { message: 'offline' },
    });
    expect(translator.isLoaded(messages)).toBe(true);
    expect(translator.isLoaded(broken)).toBe(false);
    expect(listener).toHaveBeenCalledOnce();
  });

  it("applies the host's overrides", async () => {
    const translator = createTranslator({
      language: 'zh',
      overrides: { zh: { 'demo.title': '篮子' }, de: { 'demo.title': 'Korb' } },
    });
    expect(translator.textOf(messages)('demo.title')).toBe('篮子');
    await translator.setLanguage('de');
    expect(translator.textOf(messages)('demo.title')).toBe('Korb');
    translator.override('de', { 'demo.title': 'Tasche' });
    expect(translator.textOf(messages)('demo.title')).toBe('Tasche');
    expect(translator.textOf(messages)('demo.hello', { name: 'M' })).toBe('Hallo, M');
  });

  it('has a pseudo-locale that keeps plurals and parameters', () => {
    const text = createTranslator({ pseudo: toPseudo }).textOf(messages);
    expect(text('demo.title')).toBe('⟦Çářŧ··⟧');
    expect(toPseudo('+{{points}}')).toBe('+{{points}}');
    expect(text('demo.items', { count: 1 })).toMatch(/^⟦1 íŧéɱ·+⟧$/u);
    expect(text('demo.hello', { name: 'Mimi' })).toContain('Mimi');
  });

  it('does not compile with a wrong key or parameter', () => {
    const text = createTranslator({ language: 'en' }).textOf(messages);
    // @ts-expect-error -- no such key
    text('demo.titel');
    // @ts-expect-error -- the parameter is missing
    text('demo.hello');
    // @ts-expect-error -- the parameter is misspelt
    text('demo.hello', { nmae: 'M' });
    // @ts-expect-error -- a count is a number
    text('demo.items', { count: '2' });
    // @ts-expect-error -- the text has no parameters
    text('demo.title', { name: 'M' });
    // @ts-expect-error -- plurals are used without their suffix
    text('demo.items_one', { count: 1 });
    // @ts-expect-error -- keys are missing
    const french: TranslationOf<typeof en> = { 'demo.title': 'Panier' };
    expect(french).toBeDefined();
    expect(text('demo.title')).toBe('Cart');
  });
});
