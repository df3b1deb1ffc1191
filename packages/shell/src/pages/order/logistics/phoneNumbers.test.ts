import { expect, it } from 'vitest';
import { splitPhones } from './phoneNumbers.ts';

const phonesIn = (text: string) => splitPhones(text).flatMap(({ tel }) => (tel === undefined ? [] : [tel]));

it.each([
  ['快递员张师傅（13812345678）正在派送', ['13812345678']],
  ['网点电话 0755-12345678，客服 400-811-1111 或 95338', ['075512345678', '4008111111', '95338']],
  ['Driver: +49 151 23456789.', ['+4915123456789']],
  ['Parcel 908388818015 of order 20261121030351788804394783 has left', []],
])('finds the phone numbers in "%s"', (text, phones) => {
  expect(phonesIn(text)).toEqual(phones);
});

it('loses nothing of the text', () => {
  const text = '请致电 13812345678 或 95338';
  expect(
    splitPhones(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
