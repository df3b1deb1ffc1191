import { expect, it } from 'vitest';
import { isAbout } from './helpSearch.ts';

const topic = { title: 'Où est mon numéro de série ?', description: 'Sous l’appareil: Wi-Fi, D7' };

it.each<[string, boolean]>([
  ['', true],
  ['  ', true],
  ['serie', true],
  ['SÉRIE  wi-fi', true],
  ['ｄ７', true],
  ['série facture', false],
  ['zzz', false],
])('finds %j: %j', (keyword, expected) => {
  expect(isAbout(topic, keyword)).toBe(expected);
});

it('finds words that are written without spaces', () => {
  expect(isAbout({ title: '怎么退货或退款？', description: '' }, '退款')).toBe(true);
});
