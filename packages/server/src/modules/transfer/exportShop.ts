import { stringify } from 'csv-stringify/browser/esm/sync';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import type { LocalFiles } from '../../ports/localFiles.ts';
import type { Kind, ShopReading } from './kind.ts';
import { kinds } from './kinds.ts';
import { getKeys, toOutside } from './outside.ts';
import { describeIssue } from './problems.ts';
import { createReferences, DataError } from './references.ts';
import { sheetRows, listSheets } from './sheetEntries.ts';
import { hashOfKey, getPictureFormat, type ShopPictures } from './shopPictures.ts';
import { isOwnVideo, type ShopVideos } from './shopVideos.ts';

export interface ExportOptions {
  /** `sheets` writes only the kinds that have CSV sheets. */
  readonly form: 'json' | 'sheets';
  /** Writes times relative to this one, in epoch seconds; for shops that should always look recent. */
  readonly relativeTo?: number | undefined;
}

/** Writes the files that entries refer to. */
export interface ShopMedia {
  readonly pictures: ShopPictures;
  readonly videos: ShopVideos;
}

/** Number of entries written per kind. */
export interface ExportedKind {
  readonly kind: Kind;
  readonly entries: number;
}

/** Exports all products and content as files without ids: equal shops produce equal files. */
export async function exportShop(
  db: Database,
  files: LocalFiles,
  folder: string,
  media: ShopMedia,
  options: ExportOptions,
): Promise<readonly ExportedKind[]> {
  const shop: ShopReading = { db, references: createReferences(db) };
  const outside = createOutside(files, folder, media, options.relativeTo);
  const exported: ExportedKind[] = [];
  for (const kind of kinds) {
    if (options.form === 'sheets' && listSheets(kind).length === 0) continue;
    let entries = 0;
    const batches = async function* () {
      for await (const rows of kind.readBatches?.(shop) ?? [await kind.read(shop)]) {
        entries += rows.length;
        yield await Promise.all(rows.map((row) => outside(kind, row)));
      }
    };
    if (options.form === 'json') await files.write(folder, `${kind.name}.json`, toJson(kind, batches()));
    else await writeSheets(kind, batches(), files, folder);
    exported.push({ kind, entries });
  }
  return exported;
}

/**
 * Creates the function that converts a row to an entry, and writes the pictures and videos that entries refer
 * to.
 */
function createOutside(
  files: LocalFiles,
  folder: string,
  { pictures, videos }: ShopMedia,
  relativeTo: number | undefined,
): (kind: Kind, row: unknown) => Promise<object> {
  const names = new Map<string, Promise<string>>();
  async function writeVideo(address: string): Promise<string> {
    const content = await videos.open(address);
    if (content === null) return address;
    const name = `videos${address.replace(/^\/media/u, '')}`;
    await files.write(folder, name, toBytes(content));
    return name;
  }
  async function writePicture(key: string): Promise<string> {
    if (/^https?:\/\//u.test(key)) return key;
    const stem = key.replace(/^\//u, '').replace(/\.webp$/u, '');
    const content = await pictures.open(key);
    if (content === undefined) return key.startsWith('/') ? key : `pictures/${stem}.webp`;
    const format = hashOfKey(key) === undefined ? 'webp' : ((await getPictureFormat(content)) ?? 'webp');
    const name = `pictures/${stem}.${format === 'jpeg' ? 'jpg' : format}`;
    await files.write(folder, name, listParts(content));
    return name;
  }
  return async (kind, row) => {
    const parsed = v.safeParse(kind.schema, row);
    if (!parsed.success)
      throw new DataError(parsed.issues.map((issue) => describeIssue(kind.name, issue)).join('\n'));
    const entry =
      relativeTo === undefined ? parsed.output : (kind.timeless?.(parsed.output) ?? parsed.output);
    const found = new Map<string, string>();
    for (const key of getKeys(entry)) {
      const name = names.get(key) ?? (isOwnVideo(key) ? writeVideo(key) : writePicture(key));
      names.set(key, name);
      found.set(key, await name);
    }
    // Mapping the texts of an object returns an object.
    return toOutside(entry, found, relativeTo) as object;
  };
}

async function* toBytes(content: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = content.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

async function* listParts(content: Blob): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(await content.arrayBuffer());
}

async function* toJson(kind: Kind, batches: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const batch of batches) {
    for (const entry of batch) {
      const text = JSON.stringify(entry, null, 2);
      if (kind.isWhole === true) {
        yield `${text}\n`;
        return;
      }
      yield `${isFirst ? '[' : ','}\n  ${text.replaceAll('\n', '\n  ')}`;
      isFirst = false;
    }
  }
  yield isFirst ? '[]\n' : '\n]\n';
}

async function writeSheets(
  kind: Kind,
  batches: AsyncIterable<readonly object[]>,
  files: LocalFiles,
  folder: string,
): Promise<void> {
  const parts = new Map(listSheets(kind).map((file) => [file, ['\uFEFF']]));
  for (const { file, headers } of sheetRows(kind, [])) parts.get(file)?.push(stringify([headers]));
  for await (const batch of batches) {
    for (const { file, rows } of sheetRows(kind, batch)) parts.get(file)?.push(stringify([...rows]));
  }
  for (const [file, texts] of parts) await files.write(folder, file, inParts(texts));
}

async function* inParts(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}
