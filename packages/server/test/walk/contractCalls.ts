import * as contract from '@pawlet/core/contract';
import type { Endpoint } from '@pawlet/core/contract';
import * as v from 'valibot';
import { isRecord } from '../store/isRecord.ts';
import { readName } from './calls.ts';
import { notYet } from './notYet.ts';

/** Every endpoint of the contract, detected by its shape: new ones are tested automatically. */
export const contractCalls: readonly Endpoint[] = Object.values<unknown>(contract)
  .filter(
    (value): value is Endpoint =>
      isRecord(value) && typeof value['path'] === 'string' && isRecord(value['input']),
  )
  .filter((endpoint) => !notYet.includes(readName(endpoint)));

/** Fields of a schema by name; none for anything but an object. */
export function getEntries(schema: unknown): Readonly<Record<string, v.GenericSchema>> {
  if (!isRecord(schema)) return {};
  if (isRecord(schema['entries'])) return schema['entries'] as Record<string, v.GenericSchema>;
  const nested = ['pipe', 'options'].flatMap((name) => {
    const list = schema[name];
    return Array.isArray(list) ? list.map((item: unknown) => getEntries(item)) : [];
  });
  return Object.assign({}, ...nested) as Record<string, v.GenericSchema>;
}

/** Values for fields with this name, where the general ones do not fit. */
const byName: Readonly<Record<string, readonly unknown[]>> = {
  mobile: ['13800138000'],
  area_code: ['86'],
  email: ['somebody@pawlet.test'],
  account: ['demo@pawlet.test'],
  password: ['pawlet-demo'],
  order_sn: ['1'.repeat(26)],
  returnurl: ['http://shop.test/'],
  date: ['2026-11', '2026-11-20'],
  value: ['1'],
  remark: [[{ goods_id: 1, star: 5, content: 'Quiet and easy to clean' }]],
  answers: [[{ id: 1, value: '1' }]],
  tpl_ids: [{ a: 'accept' }],
  platform: ['sandbox'],
  country_code: ['USA'],
  token: ['a'.repeat(32)],
  tokens: [['a'.repeat(32)]],
};

/** One of these fits every other field. */
const suitable: readonly unknown[] = [
  1,
  'A text',
  '1234567890',
  'http://shop.test/',
  '123456',
  'iv-of-24-characters-long',
];

/**
 * Fields of a call: all required ones, and the given optional ones. A field without a fitting value is left
 * out, so that its call is refused.
 */
export function getProductFields(
  endpoint: Endpoint,
  optional: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(getEntries(endpoint.input))) {
    const isNeeded = !v.safeParse(schema, undefined).success || optional.includes(name);
    const choices = 'options' in schema && Array.isArray(schema.options) ? schema.options : [];
    const value = [...(byName[name] ?? []), ...choicesIn(schema), ...choices, ...suitable].find(
      (candidate) => v.safeParse(schema, candidate).success,
    );
    if (isNeeded && value !== undefined) fields[name] = value;
  }
  return fields;
}

/** The values of the picklists in a schema. */
function choicesIn(schema: unknown): readonly unknown[] {
  if (!isRecord(schema) || !Array.isArray(schema['pipe'])) return [];
  return schema['pipe'].flatMap((step: unknown) =>
    isRecord(step) && step['type'] === 'picklist' && Array.isArray(step['options']) ? step['options'] : [],
  );
}
