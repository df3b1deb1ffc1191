/** The envelope of a reply. */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
  /** The whole body, for codes not in the contract. */
  readonly body: unknown;
}

/** Parses the envelope; undefined if the text is not one. A base server may send the code as a string. */
export function readEnvelope(text: string): Envelope | undefined {
  const body = parseJson(text);
  if (!isRecord(body)) return undefined;
  const code = typeof body['code'] === 'string' && body['code'] !== '' ? Number(body['code']) : body['code'];
  if (typeof code !== 'number' || !Number.isInteger(code)) return undefined;
  return { code, msg: typeof body['msg'] === 'string' ? body['msg'] : '', data: body['data'] ?? null, body };
}

/** A field of `data`, undefined where `data` is not an object. */
export function getField(data: unknown, name: string): unknown {
  return isRecord(data) && Object.hasOwn(data, name) ? data[name] : undefined;
}

/** The form token of a reply: the one in `data` takes precedence over the header. */
export function getFormToken(data: unknown, header: string | undefined): string | undefined {
  const token = getField(data, '__token__');
  return typeof token === 'string' && token !== '' ? token : header;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON, such as an error page of a proxy. The caller uses the HTTP status.
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
