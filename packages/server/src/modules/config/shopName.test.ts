import { expect, it } from 'vitest';
import { inLanguages, toShopName } from './shopName.ts';

it.each([
  ['Miau & Co', 'Miau & Co'],
  ['  Miau  \u00A0 Co ', 'Miau Co'],
  ['喵与友', '喵与友'],
  ['Mimi’s "7" Paws', 'Mimi’s "7" Paws'],
  ['Cafe\u0301 Chat', 'Café Chat'],
  ['Miau \u{1F43E}', 'Miau \u{1F43E}'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['\u{20000}'.repeat(40), '\u{20000}'.repeat(40)],
])('accepts %j as the name %j', (text, name) => {
  expect(toShopName(text)).toBe(name);
});

it.each([
  '',
  '   ',
  '&&&',
  '\u{1F43E}',
  'x'.repeat(41),
  '<script>alert(1)</script>',
  'a > b',
  'Miau\nBcc: someone@evil.test',
  'Miau\r\nSubject: x',
  'Miau\tCo',
  'Miau\u0000',
  'Miau\u0085Co',
  'Miau\u2028Co',
  'Miau\u2029Co',
  'Miau\u202Egnp',
  'Miau\u2066Co\u2069',
  'Miau\u200B',
  '\uFEFFMiau',
  'Miau\uE000',
  'Miau\uD800',
])('refuses %j as a name', (text) => {
  expect(toShopName(text)).toBeNull();
});

it('uses the first name for languages without their own', () => {
  expect(inLanguages({ name: 'Miau', zh: '喵' })).toMatchObject({ zh: '喵', en: 'Miau', ko: 'Miau' });
});
