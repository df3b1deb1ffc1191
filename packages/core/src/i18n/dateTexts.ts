// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import zhDate from '../../locales/zh/date.json' with { type: 'json' };
import enDate from '../../locales/en/date.json' with { type: 'json' };
import jaDate from '../../locales/ja/date.json' with { type: 'json' };
import frDate from '../../locales/fr/date.json' with { type: 'json' };
import deDate from '../../locales/de/date.json' with { type: 'json' };
import itDate from '../../locales/it/date.json' with { type: 'json' };
import esDate from '../../locales/es/date.json' with { type: 'json' };
import koDate from '../../locales/ko/date.json' with { type: 'json' };

/** The texts of each language, by their keys. */
export const dateTexts = {
  zh: zhDate,
  en: enDate,
  ja: jaDate,
  fr: frDate,
  de: deDate,
  it: itDate,
  es: esDate,
  ko: koDate,
};
