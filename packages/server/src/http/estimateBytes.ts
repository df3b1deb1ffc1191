import { Serialized } from './serialized.ts';

/** Bytes of an object or array beside its content. */
const perObject = 48;
const perValue = 8;
/** Serialized data and the same compressed, to the data. */
const withCompressed = 1.5;

/** Roughly the memory that a value takes, in bytes; functions and what they enclose are not counted. */
export function estimateBytes(value: unknown): number {
  if (typeof value === 'string') return 16 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return perValue;
  if (value instanceof Serialized) return perObject + Math.ceil(value.length * withCompressed);
  if (ArrayBuffer.isView(value)) return perObject + value.byteLength;
  let bytes = perObject;
  if (value instanceof Map) for (const [key, one] of value) bytes += estimateBytes(key) + estimateBytes(one);
  else if (value instanceof Set || Array.isArray(value))
    for (const one of value) bytes += perValue + estimateBytes(one);
  // The names are shared by all objects of a shape.
  else for (const one of Object.values(value)) bytes += perValue + estimateBytes(one);
  return bytes;
}
