import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Settings } from '../../http/settings.ts';
import { partnerOriginsSetting, withPartners } from './partnerOrigins.ts';

const takes = (value: unknown) => v.is(partnerOriginsSetting.schema, value);

it.each([
  'https://partner.example',
  'https://shop.partner.example:8443',
  'https://xn--bcher-kva.example',
  'https://192.0.2.7',
  'http://localhost:5173',
  'http://127.0.0.1:5173',
  'http://[::1]:5173',
])('%s may be a partner', (origin) => expect(takes([origin])).toBe(true));

it.each([
  '',
  '*',
  'null',
  'partner.example',
  '//partner.example',
  'https://',
  'https://partner.example/',
  'https://partner.example/shop',
  'https://partner.example?x',
  'https://partner.example#x',
  'https://partner.example:443',
  'https://Partner.example',
  'https://bücher.example',
  'https://*.example',
  'https://user@partner.example',
  'https://partner.example ',
  'https://partner.example;',
  "https://partner.example 'unsafe-inline'",
  'https://partner.example,https://other.example',
  'http://partner.example',
  'http://127.0.0.1.example',
  'ftp://partner.example',
  'file:///shop',
  'data:text/html,x',
  'blob:https://partner.example/x',
  'javascript:alert(1)',
  `https://${'a'.repeat(200)}.example`,
])('%j may not', (origin) => expect(takes([origin])).toBe(false));

it('names none, some, or those of the environment', () => {
  const origins = (count: number) => Array.from({ length: count }, (_, index) => `https://p${index}.example`);
  expect([takes([]), takes(null), takes(origins(50))]).toEqual([true, true, true]);
  expect([takes(origins(51)), takes(['https://a.example', 'https://a.example'])]).toEqual([false, false]);
});

it('replaces the partners of the environment', () => {
  const settings: Settings = {
    publicOrigin: 'https://shop.test',
    alternateOrigins: [],
    partnerOrigins: ['https://deployed.example'],
    apiOrigins: [],
    minAppVersion: '2.3.0',
    isDemo: false,
  };
  expect(withPartners(settings, null)).toBe(settings);
  expect(withPartners(settings, []).partnerOrigins).toEqual([]);
  expect(withPartners(settings, ['https://a.example']).partnerOrigins).toEqual(['https://a.example']);
});
