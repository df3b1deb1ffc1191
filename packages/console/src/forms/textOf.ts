import type { OperatorEndpoint } from '@pawlet/operator';
import { isRecord } from '../parts/isRecord.ts';
import type { Shape } from '../settings/toShape.ts';

/** A text as long as a call takes it at a place of its input, such as `items.path`. */
export function textOf(call: OperatorEndpoint, place: string): Shape {
  return { kind: 'text', longest: readLongest(call, place), isColor: false };
}

/** A text in one line, however long it may be: an address, a path. */
export function lineOf(call: OperatorEndpoint, place: string): Shape {
  return { kind: 'text', longest: readLongest(call, place), isColor: false, isLine: true };
}

/** How many characters a call takes at a place of its input; throws for a place without a text that has a limit. */
export function readLongest({ name, input }: OperatorEndpoint, place: string): number {
  const field = place.split('.').reduce<unknown>((schema, part) => findField(schema, part), input);
  const longest = findLimit(field);
  if (longest === undefined) throw new Error(`Pawlet: ${name} has no text of a known length at ${place}.`);
  return longest;
}

/** A field of an object, or of the items of a list: what is around them, such as `optional`, is left out. */
function findField(schema: unknown, name: string): unknown {
  if (!isRecord(schema)) return undefined;
  const { entries, item, wrapped, pipe } = schema;
  if (isRecord(entries)) return entries[name];
  if (Array.isArray(pipe) && pipe[0] !== schema && isRecord(pipe[0]) && pipe[0]['type'] !== schema['type'])
    return findField(pipe[0], name);
  return findField(wrapped ?? item, name);
}

/** The limit among the steps of a text. */
function findLimit(schema: unknown): number | undefined {
  if (!isRecord(schema)) return undefined;
  const { type, requirement, pipe, wrapped } = schema;
  if (type === 'max_length' && typeof requirement === 'number') return requirement;
  if (wrapped !== undefined) return findLimit(wrapped);
  if (!Array.isArray(pipe)) return undefined;
  // A pipe begins with a copy of its own schema, or with a pipe.
  return pipe
    .map((step: unknown) => (step === schema ? undefined : findLimit(step)))
    .find((one) => one !== undefined);
}
