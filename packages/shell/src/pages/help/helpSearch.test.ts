import { describe, expect, it } from 'vitest';
import { getExcerpt, findWords, isAbout } from './helpSearch.ts';

const topic = { title: 'Où est mon numéro de série ?', description: 'Sous l’appareil: Wi-Fi', text: 'D7' };

it.each<[string, boolean]>([
  ['', true],
  ['  ', true],
  ['serie', true],
  ['SÉRIE  wi-fi', true],
  ['ｄ７', true],
  ['série d7', true],
  ['série facture', false],
  ['zzz', false],
])('finds %j: %j', (keyword, expected) => {
  expect(isAbout(topic, keyword)).toBe(expected);
});

it('finds words that are written without spaces', () => {
  expect(isAbout({ title: '怎么退货或退款？', description: '', text: '' }, '退款')).toBe(true);
});

describe('the found words', () => {
  const found = (text: string, keyword: string) =>
    findWords(text, keyword).map(([start, end]) => text.slice(start, end));

  it.each([
    ['Où est mon numéro ? Numéro !', 'NUMERO est', ['est', 'numéro', 'Numéro']],
    ['label ｄ７ and D7', 'd7', ['ｄ７', 'D7']],
    ['怎么退货或退款？退款', '退款', ['退款', '退款']],
    ['반품은 어떻게 하나요', '반품', ['반품']],
    ['ab🐾abc', 'abc b🐾', ['b🐾abc']],
    ['numéro', 'numero', ['numéro']],
    ['anything', ' ', []],
  ])('in %j for %j are %j', (text, keyword, words) => {
    expect(found(text, keyword)).toEqual(words);
  });
});

describe('an excerpt', () => {
  const long = `${'Before it comes much. '.repeat(9)}The refund arrives soon. ${'After it too. '.repeat(20)}`;

  it('shows the text around the first found word, and marks the omitted parts', () => {
    const excerpt = getExcerpt(long, 'refund');
    expect(excerpt).toMatch(/^…\S.*The refund arrives soon\..*…$/u);
    expect(excerpt.length).toBeLessThan(130);
  });

  it('is the text itself where that is short, and nothing where nothing was found', () => {
    expect(getExcerpt('The refund arrives soon.', 'refund')).toBe('The refund arrives soon.');
    expect(getExcerpt('The refund arrives soon.', 'invoice')).toBe('');
    expect(getExcerpt('The refund arrives soon.', '')).toBe('');
  });
});
