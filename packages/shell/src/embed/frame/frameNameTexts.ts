// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import zhFrameName from '../../../locales/zh/frame-name.json' with { type: 'json' };
import enFrameName from '../../../locales/en/frame-name.json' with { type: 'json' };
import jaFrameName from '../../../locales/ja/frame-name.json' with { type: 'json' };
import frFrameName from '../../../locales/fr/frame-name.json' with { type: 'json' };
import deFrameName from '../../../locales/de/frame-name.json' with { type: 'json' };
import itFrameName from '../../../locales/it/frame-name.json' with { type: 'json' };
import esFrameName from '../../../locales/es/frame-name.json' with { type: 'json' };
import koFrameName from '../../../locales/ko/frame-name.json' with { type: 'json' };

/** The texts of each language, by their keys. */
export const frameNameTexts = {
  zh: zhFrameName,
  en: enFrameName,
  ja: jaFrameName,
  fr: frFrameName,
  de: deFrameName,
  it: itFrameName,
  es: esFrameName,
  ko: koFrameName,
};
