import { describe, expect, it } from 'vitest';
import { languages } from '../../i18n/language.ts';
import { listReasons, type Reason, reasonKeys, reasonText, toStoredReason } from './reasons.ts';

describe('reasons for a refund or return', () => {
  it('are available in every language without duplicates', () => {
    for (const language of languages) {
      const offered = listReasons(reasonKeys, language);
      expect(offered.map(({ type }) => type)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
      expect(new Set(offered.map(({ text }) => text)).size).toBe(offered.length);
    }
  });

  it('are shown to each reader in their own language, whoever selected them', () => {
    for (const chosenIn of languages)
      for (const [index, { text }] of listReasons(reasonKeys, chosenIn).entries())
        for (const readIn of languages)
          expect(reasonText(reasonKeys, toStoredReason(text), readIn)).toBe(
            listReasons(reasonKeys, readIn)[index]?.text,
          );
  });

  it('are stored by key, not by text', () => {
    expect(toStoredReason(' 运输中破损 ')).toBe('damaged_in_transit');
    expect(toStoredReason('Beim Transport beschädigt')).toBe('damaged_in_transit');
  });

  it('keep the shopper’s own words unchanged', () => {
    expect(toStoredReason('Meine Katze schaut es nicht an')).toBe('Meine Katze schaut es nicht an');
    expect(reasonText(reasonKeys, 'Meine Katze schaut es nicht an', 'ja')).toBe(
      'Meine Katze schaut es nicht an',
    );
  });

  it('of the shop itself are translated while it has them, and stay readable afterwards', () => {
    const own: Reason = {
      type: 2,
      text: {
        zh: '太吵',
        en: 'Too loud',
        ja: 'うるさい',
        fr: 'Trop bruyant',
        de: 'Zu laut',
        it: 'Troppo rumoroso',
        es: 'Demasiado ruidoso',
        ko: '너무 시끄러움',
      },
    };
    expect(listReasons([own, 'faulty'], 'de').map(({ text }) => text)).toEqual([
      'Zu laut',
      listReasons(['faulty'], 'de')[0]?.text,
    ]);
    const stored = toStoredReason('Zu laut');
    expect(reasonText([own], stored, 'en')).toBe('Too loud');
    expect(reasonText(reasonKeys, stored, 'en')).toBe('Zu laut');
  });
});
