import { createInstance } from 'i18next';
import type { LooseText, TextEngine, TextEngineOptions } from './textEngine.ts';
import type { MessageTexts } from './types.ts';

/** Makes a text engine on i18next. */
export function createTextEngine({ language, fallback }: TextEngineOptions): TextEngine {
  const engine = createInstance();
  void engine.init({
    lng: language,
    fallbackLng: fallback,
    // Each catalogue is a namespace; they are added as they come, so there is none to wait for.
    ns: [],
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes; a text that is escaped twice shows its entities.
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
