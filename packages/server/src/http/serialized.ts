import type { Compressed, Compressor } from '../ports/compressor.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Data as the bytes that are sent. Cached replies are kept this way: objects would take several times the memory, and
 * the garbage collector would visit each of them again and again.
 */
export class Serialized<TData> {
  readonly #bytes: Uint8Array;
  #compressed: Promise<Compressed> | undefined;

  private constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Serializes data as JSON. */
  static from<TData>(data: TData): Serialized<TData> {
    // Not a buffer, which would be a part of larger memory that it keeps.
    return new Serialized(encoder.encode(JSON.stringify(data ?? null)));
  }

  /** Bytes of the data. */
  get length(): number {
    return this.#bytes.length;
  }

  /** The data as new objects. */
  read(): TData {
    return JSON.parse(decoder.decode(this.#bytes)) as TData;
  }

  /** The data between a head and a tail. */
  within(head: string, tail: string): Uint8Array<ArrayBuffer> {
    // Without Node's buffers: the store runs in browsers, too.
    const [first, last] = [encoder.encode(head), encoder.encode(tail)];
    const whole = new Uint8Array(first.length + this.length + last.length);
    whole.set(first);
    whole.set(this.#bytes, first.length);
    whole.set(last, first.length + this.length);
    return whole;
  }

  /** The same as gzip; the data is compressed once. */
  async compressedWithin(
    compressor: Compressor,
    head: string,
    tail: string,
  ): Promise<Uint8Array<ArrayBuffer>> {
    this.#compressed ??= compressor.compress(this.#bytes);
    return (await this.#compressed).within(head, tail);
  }
}
