import { commonInit, pageIndex } from '@pawlet/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import { languages } from '../../i18n/language.ts';
import { defaultLaw } from './law.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
});
afterAll(() => store.close());

function visitorIn(country: string, language = 'en') {
  const client = store.visitor();
  client.country = country;
  client.lang = language;
  return client;
}

/** The response of `common/init` to a visitor from a country. */
const lawIn = async (country: string) => (await visitorIn(country).call(commonInit)).data.law;

const pageIn = (diyname: string, country: string, language?: string) =>
  visitorIn(country, language).call(pageIndex, { diyname });

describe('legal rules of a country', () => {
  it.each([
    ['DE', 14, 'included', true, 'ask'],
    ['AT', 14, 'included', true, 'ask'],
    ['FR', 14, 'included', false, 'ask'],
    ['PL', 14, 'included', false, 'ask'],
    ['GB', 14, 'included', false, 'ask'],
    ['CH', 0, 'included', true, 'ask'],
    ['US', 0, 'not-added', false, 'on'],
    ['CA', 0, 'not-added', false, 'ask'],
    ['CN', 7, 'none', false, 'ask'],
    ['JP', 8, 'included', false, 'on'],
    ['KR', 7, 'included', false, 'ask'],
    ['XX', 0, 'none', false, 'ask'],
  ] as const)('are known for %s', (region, withdrawal, tax, imprint, statistics) => {
    const button = ['DE', 'AT', 'FR', 'PL'].includes(region);
    expect(defaultLaw(region)).toEqual({ withdrawal, button, tax, imprint, statistics });
  });

  it('are part of the configuration, by country', async () => {
    expect(await lawIn('DEU')).toEqual({
      withdrawal_days: 14,
      withdrawal_button: 1,
      tax: 'included',
      imprint: 1,
      statistics: 'ask',
    });
    expect(await lawIn('USA')).toEqual({
      withdrawal_days: 0,
      withdrawal_button: 0,
      tax: 'not-added',
      imprint: 0,
      statistics: 'on',
    });
  });

  it('can be set for one country and reset to the default', async () => {
    const set = ['FR', 'withdrawal=30', 'button=off', 'tax=none', 'imprint=on', 'statistics=off'];
    expect((await operate(store, 'law', set)).text).toContain('FR\t30\toff\tnone\ton\toff');
    store.clock.advance(11);
    expect(await lawIn('FRA')).toEqual({
      withdrawal_days: 30,
      withdrawal_button: 0,
      tax: 'none',
      imprint: 1,
      statistics: 'off',
    });
    const page = (await pageIn('withdrawal', 'FRA')).data.content;
    expect(page).toContain('30 days');
    expect(page).not.toContain('Withdraw from contract here');
    expect((await lawIn('ITA')).withdrawal_days).toBe(14);
    expect((await pageIn('withdrawal', 'ITA')).data.content).toContain('Withdraw from contract here');
    await operate(store, 'law', ['fr', '--default']);
    store.clock.advance(11);
    expect(await lawIn('FRA')).toMatchObject({ withdrawal_days: 14, statistics: 'ask' });
  });

  it.each([
    [['AT', 'tax=none'], 'Enter one of CN'],
    [['tax=none'], 'Enter one of CN'],
    [['DE', 'US'], 'Unknown argument "US"'],
    [['DE', 'withdrawal=1'], 'DE.withdrawal: 0, or 7 to 365 days'],
    [['DE', 'withdrawal=14.5'], 'DE.withdrawal: 0, or 7 to 365 days'],
    [['DE', 'withdrawal='], 'DE.withdrawal: 0, or 7 to 365 days'],
    [['DE', 'tax=19'], 'DE.tax: one of included'],
    [['DE', 'imprint=1'], 'DE.imprint: true or false'],
    [['DE', 'button=yes'], 'DE.button: true or false'],
    [['DE', 'statistics=always'], 'DE.statistics: one of ask'],
    [['DE', 'cookies=on'], 'Unknown argument "cookies=on"'],
  ] as const)('refuses %j', async (args, words) => {
    const result = await operate(store, 'law', [...args]);
    expect(result.status).toBe('refused');
    expect(result.text).toContain(words);
  });
});

describe('page about withdrawals', () => {
  it.each(languages)('has the period, the seller and the model form in %s', async (language) => {
    const { title, content } = (await pageIn('withdrawal', 'DEU', language)).data;
    expect(title).not.toBe('');
    expect(content).toContain('14');
    expect(content).toContain('88 Example Road');
    expect(content.match(/<h3>/gu)?.length).toBe(4);
    expect(content).not.toMatch(/\{\{|undefined/u);
  });

  it.each(languages)('is short where there is no model form in %s', async (language) => {
    const { content } = (await pageIn('withdrawal', 'KOR', language)).data;
    expect(content).toContain('7');
    expect(content).toContain('88 Example Road');
    expect(content).not.toMatch(/<h3>|14|\{\{/u);
  });

  it('does not exist where there is no right to withdraw', async () => {
    expect((await pageIn('withdrawal', 'USA')).code).toBe(0);
    expect((await pageIn('withdrawal', 'CHE')).code).toBe(0);
  });
});

describe('imprint', () => {
  it('names the operator, only where required, and is escaped', async () => {
    const { title, content } = (await pageIn('imprint', 'DEU', 'de')).data;
    expect(title).toBe('Impressum');
    expect(content).toContain('Pawlet Pet Devices Co., Ltd.');
    expect(content).toContain('+49 30 23125 014');
    expect((await pageIn('imprint', 'FRA')).code).toBe(0);
    // A tax number that is not a VAT number must not be published.
    expect(content).not.toContain('91310000DEMO000000');
    await operate(store, 'seller', [
      'address=Street 1',
      'name=<b>Miau</b> GmbH',
      'represented=Erika Muster',
      'register=Amtsgericht Berlin, HRB 1',
      'tax=DE123456789',
    ]);
    store.clock.advance(11);
    const next = (await pageIn('imprint', 'CHE', 'fr')).data.content;
    expect(next).toContain('&#60;b&#62;Miau');
    expect(next).toContain('Erika Muster');
    expect(next).toContain('Amtsgericht Berlin, HRB 1');
    expect(next).toContain('DE123456789');
  });
});
