import { readText } from './readBody.ts';

/** Largest JSON body, in bytes. */
const maxBodyBytes = 1024 * 1024;

/** Maximum depth of nested objects and lists; no call of the contract has more than four. */
const deepest = 32;

/** A JSON object, or why there is none. */
export type Body =
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'malformed' };

/** Reads a POST body: an empty one means `{}`. Throws a BodyError if it is too large. */
export async function readJsonBody(request: Request): Promise<Body> {
  const text = await readText(request, maxBodyBytes);
  const type = request.headers.get('content-type') ?? '';
  if (text === '' && type === '') return { kind: 'object', fields: {} };
  if (!/^application\/json\s*(;|$)/iu.test(type)) return { kind: 'not-json' };
  return text.trim() === '' ? { kind: 'object', fields: {} } : parseObject(text);
}

/** Whether values are nested more than `levels` deep: recursive code would exhaust the stack. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

function parseObject(text: string): Body {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { kind: 'malformed' };
    if (isDeeper(value, deepest)) return { kind: 'malformed' };
    return { kind: 'object', fields: value as Record<string, unknown> };
  } catch {
    // Every parser error means the same to the caller: it is not JSON.
    return { kind: 'malformed' };
  }
}
