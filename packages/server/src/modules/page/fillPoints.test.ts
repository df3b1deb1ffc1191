import { pageIndex, pageLists } from '@pawlet/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { languages } from '../../i18n/language.ts';
import { defaultPoints } from '../points/settings.ts';
import { fillPoints } from './fillPoints.ts';

let store: TestStore;
let reader: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  reader = store.visitor();
});
afterAll(() => store.close());

const text = '{{rate_points}} = {{rate_amount}}; {{give_amount}}: {{give_points}} {{other_name}}';

describe('value of points', () => {
  it.each([
    ['CNY', 'zh', '100 = ¥1.00; ¥1.00: 1'],
    ['USD', 'en', '700 = $1.00; $1.00: 7'],
    ['EUR', 'de', '800 = 1,00\u{a0}€; 1,00\u{a0}€: 8'],
    ['JPY', 'en', '5 = ¥1; ¥100: 5'],
    ['KRW', 'en', '5 = ₩10; ₩1,000: 5'],
  ] as const)('is described in %s', (currency, language, said) => {
    expect(fillPoints(text, defaultPoints, { currency, language })).toBe(`${said} {{other_name}}`);
  });

  it.each([
    ['CNY', 'zh', '1 元 1'],
    ['USD', 'zh', '1 美元 7'],
    ['USD', 'en', 'US dollar 7 points'],
    ['CNY', 'en', 'Chinese yuan 1 point'],
    ['JPY', 'en', '100 Japanese yen 5 points'],
    ['JPY', 'ja', '100円 5'],
    ['EUR', 'fr', 'euro 8 points'],
    ['EUR', 'de', 'Euro 8 points'],
    ['GBP', 'de', 'Britischem Pfund 9 points'],
    ['CHF', 'de', '10 Schweizer Franken 85 points'],
    ['KRW', 'de', '1.000 Südkoreanische Won 5 points'],
    ['GBP', 'it', 'sterlina britannica 9 points'],
    ['CHF', 'es', '10 francos suizos 85 points'],
    ['KRW', 'ko', '1,000원 5'],
  ] as const)('is described per %s with its name in %s', (currency, language, said) => {
    const words = said.includes('point') ? ' {{give_points:point|points}}' : '';
    expect(fillPoints(`{{give_each}} {{give_points}}${words}`, defaultPoints, { currency, language })).toBe(
      said,
    );
  });

  it('is one sentence for one and for more units of a currency', async () => {
    const rulesIn = async (language: 'en' | 'de', country: 'USA' | 'DEU' | 'JPN'): Promise<string> => {
      reader.lang = language;
      reader.country = country;
      return (await reader.call(pageIndex, { diyname: 'integral_rule' })).data.content;
    };
    expect(await rulesIn('en', 'USA')).toContain('7 points for each US dollar you pay');
    expect(await rulesIn('en', 'JPN')).toContain('5 points for each 100 Japanese yen you pay');
    expect(await rulesIn('de', 'DEU')).toContain('8 Punkte je bezahltem Euro');
    expect(await rulesIn('de', 'JPN')).toContain('5 Punkte je bezahlte 100 Japanische Yen');
  });

  it.each(languages)('is part of the rules in %s', async (language) => {
    reader.lang = language;
    for (const country of ['CHN', 'KOR'] as const) {
      reader.country = country;
      for (const diyname of ['integral_rule', 'rule']) {
        const { content } = (await reader.call(pageIndex, { diyname })).data;
        expect(content).toMatch(country === 'CHN' ? /100(?!\d)/u : /(?<!\d)5(?!\d)/u);
        expect(content).toMatch(country === 'CHN' ? /¥|元|CNY/u : /₩|KRW/u);
        expect(content).not.toContain('{{');
      }
    }
  });

  it('is part of the texts in lists', async () => {
    const { data } = await reader.call(pageLists, { type: 'agreement', with_text: 1 });
    expect(JSON.stringify(data)).not.toContain('{{');
  });
});
