import { JSONParser } from '@streamparser/json';
import { DataError } from './references.ts';

/** An entry of a file and its position, such as `goods.json, entry 4`. */
export interface PlacedEntry {
  readonly place: string;
  readonly value: unknown;
}

const largestWhole = 20 * 1024 * 1024;
/** Chunk size: reading larger chunks is many times as fast. */
const smallFile = 1024 * 1024;

/** The entries of a JSON file with a list, one by one, for files of any size. */
export async function* listEntries(file: Blob, name: string): AsyncGenerator<PlacedEntry> {
  if (file.size <= smallFile) {
    const { value } = await wholeEntry(file, name);
    if (!Array.isArray(value)) throw new DataError(`${name} needs to be a list: [ … ].`);
    for (const [index, entry] of value.entries())
      yield { place: `${name}, entry ${index + 1}`, value: entry };
    return;
  }
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  let waiting: PlacedEntry[] = [];
  let index = 0;
  let isList: boolean | undefined;
  let failure: Error | undefined;
  parser.onValue = ({ value }) => {
    index += 1;
    waiting.push({ place: `${name}, entry ${index}`, value });
  };
  parser.onError = (error) => {
    failure ??= error;
  };
  for await (const chunk of getChunks(file)) {
    isList ??= chunk.trim() === '' ? undefined : chunk.trimStart().startsWith('[');
    if (isList === false) throw new DataError(`${name} needs to be a list: [ … ].`);
    try {
      parser.write(chunk);
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error(String(error));
    }
    if (failure !== undefined) throw notJson(name, failure);
    const ready = waiting;
    waiting = [];
    yield* ready;
  }
  if (!parser.isEnded) throw notJson(name, new Error('it ends too early'));
}

/** The only entry of a whole JSON file. */
export async function wholeEntry(file: Blob, name: string): Promise<PlacedEntry> {
  if (file.size > largestWhole)
    throw new DataError(`${name} is larger than ${largestWhole / 1024 / 1024} MB.`);
  try {
    return { place: name, value: JSON.parse(withoutMark(await file.text())) };
  } catch (error) {
    throw notJson(name, error);
  }
}

function notJson(name: string, error: unknown): DataError {
  return new DataError(
    `${name} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
  );
}

/** The text of a file in chunks, without a byte order mark. */
async function* getChunks(file: Blob): AsyncGenerator<string> {
  let isFirst = true;
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield isFirst ? withoutMark(value) : value;
      isFirst = false;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
