import { PawletError } from '../errors/PawletError.ts';
import { createTextEngine } from './createTextEngine.ts';
import { declaredCatalogues } from './defineMessages.ts';
import { defaultLanguage, toLocale, type InterfaceLanguage } from './languages.ts';
import type { LooseText } from './textEngine.ts';
import { toTexts } from './toTexts.ts';
import type { Catalogue, MessageTexts, TextFunction, Translator, TranslatorOptions } from './types.ts';

/** Language code of the pseudo-locale; its plurals are those of English. */
const pseudoLocale = 'en-XA';

/** Creates a translator. */
export function createTranslator(options: TranslatorOptions = {}): Translator {
  const { pseudo, overrides = {} } = options;
  const catalogues = new Map<string, Catalogue>();
  const textFunctions = new Map<string, LooseText>();
  const loading = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  const hostTexts = new Map<InterfaceLanguage, MessageTexts>();
  let language = options.language ?? defaultLanguage;
  let version = 0;
  let wanted = language;

  const engineLanguage = (id: InterfaceLanguage): string => (pseudo === undefined ? id : pseudoLocale);

  const engine = createTextEngine({
    language: engineLanguage(language),
    fallback: engineLanguage('en'),
  });
  for (const [id, texts] of Object.entries(overrides)) {
    if (texts !== undefined) hostTexts.set(id as InterfaceLanguage, texts);
  }

  /** @param changed - The catalogues with new texts. @default all */
  const change = (changed: Iterable<string> = [...textFunctions.keys()]): void => {
    version += 1;
    for (const id of changed) textFunctions.delete(id);
    for (const listener of listeners) listener();
  };

  const put = (catalogue: Catalogue, id: InterfaceLanguage, texts: MessageTexts): void => {
    const host = hostTexts.get(id) ?? {};
    const own = Object.fromEntries(
      Object.entries(host).filter(([key]) => key in texts || key in catalogue.en),
    );
    engine.put(id, catalogue.id, { ...texts, ...own });
  };

  const register = (catalogue: Catalogue): void => {
    if (catalogues.has(catalogue.id)) return;
    catalogues.set(catalogue.id, catalogue);
    put(catalogue, 'en', catalogue.en);
    if (pseudo !== undefined) {
      const texts = Object.entries(catalogue.en).map(([key, text]) => [key, pseudo(text)] as const);
      engine.put(pseudoLocale, catalogue.id, Object.fromEntries(texts));
    }
    for (const [id, texts] of Object.entries(catalogue.load)) {
      if (typeof texts !== 'function') put(catalogue, id as InterfaceLanguage, toTexts(texts));
    }
  };

  const hasTexts = (catalogue: Catalogue, id: InterfaceLanguage): boolean =>
    engine.textsOf(engineLanguage(id), catalogue.id) !== undefined;

  const fetchTexts = (catalogue: Catalogue, id: InterfaceLanguage): Promise<void> => {
    register(catalogue);
    if (id === 'en' || hasTexts(catalogue, id)) return Promise.resolve();
    const texts = catalogue.load[id];
    if (typeof texts !== 'function') return Promise.resolve();
    const key = `${id} ${catalogue.id}`;
    const underWay = loading.get(key);
    if (underWay !== undefined) return underWay;
    const load = texts()
      .catch((error: unknown) => {
        throw new PawletError(
          'NETWORK',
          `Pawlet: the texts "${catalogue.id}" could not be loaded in the language ${id}. Check that every file of the build is served, then try again.`,
          { cause: error },
        );
      })
      .then((loaded) => put(catalogue, id, toTexts(loaded)))
      .finally(() => loading.delete(key));
    loading.set(key, load);
    return load;
  };

  const load = async (...wantedCatalogues: readonly Catalogue[]): Promise<void> => {
    const missing = wantedCatalogues.filter((catalogue) => !hasTexts(catalogue, language));
    if (missing.length === 0) return;
    const outcomes = await Promise.allSettled(missing.map((catalogue) => fetchTexts(catalogue, language)));
    change(missing.map(({ id }) => id));
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure !== undefined) throw failure.reason;
  };

  return {
    get language() {
      return language;
    },
    get locale() {
      return toLocale(language);
    },
    textOf: <T extends MessageTexts>(catalogue: Catalogue<T>): TextFunction<T> => {
      register(catalogue);
      const known = textFunctions.get(catalogue.id);
      if (known !== undefined) return known;
      const text = engine.textIn(engineLanguage(language), catalogue.id);
      textFunctions.set(catalogue.id, text);
      return text;
    },
    load,
    isLoaded: (catalogue) => {
      register(catalogue);
      return hasTexts(catalogue, language);
    },
    setLanguage: async (next) => {
      wanted = next;
      if (next === language) return;
      await Promise.all([...catalogues.values()].map((catalogue) => fetchTexts(catalogue, next)));
      if (wanted !== next || language === next) return;
      language = next;
      change();
    },
    loadWith: async (code) => {
      const known = declaredCatalogues().length;
      const loaded = await code();
      // Texts that fail to load are shown in English.
      await load(...declaredCatalogues().slice(known)).catch(() => undefined);
      return loaded;
    },
    known: () => [...catalogues.values()],
    getTexts: (id) => engine.textsOf(language, id),
    hydrate: (rendered, texts) => {
      for (const [id, known] of Object.entries(texts)) engine.put(rendered, id, known);
      language = rendered;
      // Asynchronous: the provider that passes them in may be being rendered.
      queueMicrotask(() => change());
    },
    override: (id, texts) => {
      hostTexts.set(id, { ...hostTexts.get(id), ...texts });
      for (const catalogue of catalogues.values()) {
        const loaded = engine.textsOf(id, catalogue.id);
        if (loaded !== undefined) put(catalogue, id, loaded);
      }
      change();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getVersion: () => version,
  };
}
