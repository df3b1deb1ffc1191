import { expect, it } from 'vitest';
import en from '../../../locales/en/after-sales.json' with { type: 'json' };
import { languages } from '../../i18n/language.ts';
import { inEveryLanguage } from '../../i18n/translate.ts';
import { describeForShop } from './historyForShop.ts';

const log = Object.keys(en).filter((key) => key.startsWith('afterSales.log.')) as Extract<
  keyof typeof en,
  `afterSales.log.${string}`
>[];

it.each(log)('%s is not told to the shop as if it were the shopper', (key) => {
  const text = inEveryLanguage(key);
  expect(describeForShop(text, 'en')).not.toMatch(/\byour?\b|\bplease\b/iu);
  expect(describeForShop(text, 'de')).not.toMatch(/\bdu\b|\bdein|\bbitte\b/iu);
  expect(describeForShop(text, 'fr')).not.toMatch(/\bvous\b|\bvotre\b/iu);
  expect(describeForShop(text, 'zh')).not.toMatch(/您|你/u);
});

it.each(languages)('%s has words of its own for the shop', (language) => {
  const text = inEveryLanguage('afterSales.log.apply');
  expect(describeForShop(text, language)).not.toBe(text[language]);
});

it('a text of an earlier release is shown as it was', () => {
  const text = { ...inEveryLanguage('afterSales.log.apply'), en: 'You sent a request' };
  expect(describeForShop(text, 'en')).toBe('You sent a request');
});
