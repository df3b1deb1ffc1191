/** `Uint8Array<ArrayBuffer>`, in a form that TypeScript before 5.7 accepts, where it is not generic. */
type Bytes = ReturnType<Uint8ArrayConstructor['of']>;

/** Source of random ids: the browser's `crypto`. `randomUUID` is missing on pages without https. */
export interface RandomSource {
  randomUUID?: (() => string) | undefined;
  getRandomValues(bytes: Bytes): Bytes;
}

/** Creates a random GUID (UUID version 4). */
export function createGuid(source: RandomSource = globalThis.crypto): string {
  if (source.randomUUID !== undefined) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
