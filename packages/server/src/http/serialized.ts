import type { Compressed, Compressor } from '../ports/compressor.ts';

/**
 * Data as the bytes that are sent. Cached replies are kept this way: objects would take several times the memory, and
 * the garbage collector would visit each of them again and again.
 */
export class Serialized<TData> {
  readonly #bytes: Buffer;
  #compressed: Promise<Compressed> | undefined;

  private constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** Serializes data as JSON. */
  static from<TData>(data: TData): Serialized<TData> {
    return new Serialized(Buffer.from(JSON.stringify(data ?? null)));
  }

  /** Bytes of the data. */
  get length(): number {
    return this.#bytes.length;
  }

  /** The data as new objects. */
  read(): TData {
    return JSON.parse(this.#bytes.toString()) as TData;
  }

  /** The data between a head and a tail. */
  within(head: string, tail: string): Uint8Array<ArrayBuffer> {
    return Buffer.concat([Buffer.from(head), this.#bytes, Buffer.from(tail)]);
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
