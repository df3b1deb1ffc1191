/** Largest JSON body, in bytes. */
const maxBodyBytes = 1024 * 1024;

/** Most objects and lists within each other; no call of the contract has more than four. */
const deepest = 32;

/** A JSON object, or why there is none. */
export type Body =
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'malformed' };

/** Reads a POST body: an empty one means `{}`. Stops reading at the limit. */
export async function readJsonBody(request: Request): Promise<Body> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBodyBytes) return { kind: 'too-large' };
  // A length that was declared is kept to by HTTP itself; without one, reading has to stop at the limit.
  const text = request.headers.has('content-length') ? await request.text() : await readText(request);
  if (text === undefined) return { kind: 'too-large' };
  const type = request.headers.get('content-type') ?? '';
  if (text === '' && type === '') return { kind: 'object', fields: {} };
  if (!/^application\/json\s*(;|$)/iu.test(type)) return { kind: 'not-json' };
  return text.trim() === '' ? { kind: 'object', fields: {} } : parseObject(text);
}

async function readText(request: Request): Promise<string | undefined> {
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Whether values lie within each other more than `levels` deep: whoever walks such a body runs out of stack. */
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
    // Whatever the parser dislikes, the caller learns the same: it is not JSON.
    return { kind: 'malformed' };
  }
}
