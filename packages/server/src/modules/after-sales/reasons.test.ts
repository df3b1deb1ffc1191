import { describe, expect, it } from 'vitest';
import { languages } from '../../i18n/language.ts';
import { listReasons, reasonText, toStoredReason } from './reasons.ts';

describe('reasons for a refund or return', () => {
  it('are available in every language without duplicates', () => {
    for (const language of languages) {
      const offered = listReasons(language);
      expect(offered.map(({ type }) => type)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
      expect(new Set(offered.map(({ text }) => text)).size).toBe(offered.length);
    }
  });

  it('are shown to each reader in their own language, whoever selected them', () => {
    for (const chosenIn of languages)
      for (const [index, { text }] of listReasons(chosenIn).entries())
        for (const readIn of languages)
          expect(reasonText(toStoredReason(text), readIn)).toBe(listReasons(readIn)[index]?.text);
  });

  it('are stored by key, not by text', () => {
    expect(toStoredReason(' 运输中破损 ')).toBe('damaged_in_transit');
    expect(toStoredReason('Beim Transport beschädigt')).toBe('damaged_in_transit');
  });

  it('keep the shopper’s own words unchanged', () => {
    expect(toStoredReason('Meine Katze schaut es nicht an')).toBe('Meine Katze schaut es nicht an');
    expect(reasonText('Meine Katze schaut es nicht an', 'ja')).toBe('Meine Katze schaut es nicht an');
  });
});
