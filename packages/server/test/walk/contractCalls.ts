import * as contract from '@pawlet/core/contract';
import type { Endpoint } from '@pawlet/core/contract';
import { isRecord } from '../store/isRecord.ts';

/** Every endpoint of the contract, found by its shape: a new one is tested without a word here. */
export const contractCalls: readonly Endpoint[] = Object.values<unknown>(contract).filter(
  (value): value is Endpoint =>
    isRecord(value) && typeof value['path'] === 'string' && isRecord(value['input']),
);

/** Names of a schema's fields; [] for anything but an object. */
export function fieldsOf(schema: unknown): readonly string[] {
  if (!isRecord(schema)) return [];
  if (isRecord(schema['entries'])) return Object.keys(schema['entries']);
  for (const nested of ['pipe', 'options']) {
    const list = schema[nested];
    if (Array.isArray(list)) return [...new Set(list.flatMap((item: unknown) => fieldsOf(item)))];
  }
  return [];
}
