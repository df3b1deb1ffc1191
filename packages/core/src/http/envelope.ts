/** The envelope of a reply. */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
  /** The whole body, for codes that the contract does not know. */
  readonly body: unknown;
}

/** Reads the envelope; undefined if the text is none. A base server may say the code as text. */
export function readEnvelope(text: string): Envelope | undefined {
  const body = parseJson(text);
  if (!isRecord(body)) return undefined;
  const code = typeof body['code'] === 'string' && body['code'] !== '' ? Number(body['code']) : body['code'];
  if (typeof code !== 'number' || !Number.isInteger(code)) return undefined;
  return { code, msg: typeof body['msg'] === 'string' ? body['msg'] : '', data: body['data'] ?? null, body };
}

/** A field of `data`, undefined where `data` has no fields. */
export function fieldOf(data: unknown, name: string): unknown {
  return isRecord(data) && Object.hasOwn(data, name) ? data[name] : undefined;
}

/** The form token that a reply brings: the one in `data` wins over the header's. */
export function formTokenOf(data: unknown, header: string | undefined): string | undefined {
  const token = fieldOf(data, '__token__');
  return typeof token === 'string' && token !== '' ? token : header;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON: an error page of a proxy, for instance. The caller goes by the HTTP status.
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
