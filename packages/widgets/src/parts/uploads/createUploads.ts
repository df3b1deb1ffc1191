import type { StoreApi } from 'zustand/vanilla';
import { isPawletError } from '@pawlet/core/errors';
import { createGuid } from '@pawlet/core/rules';
import { chooseFiles, getKind, type FileProblem } from './checkFile.ts';
import type { ReadyFile } from './prepareUpload.ts';
import type { UploadActions, UploadItem, UploadKind, UploadOptions } from './types.ts';

/** Maximum number prepared or sent at a time. */
const maxConcurrent = 2;

/** Dependencies of uploads on the current page. */
export interface UploadParts {
  readonly options: UploadOptions;
  readonly prepare: (
    file: File,
    kind: UploadKind,
    mostVideoSeconds: number | undefined,
  ) => Promise<ReadyFile | { readonly problem: FileProblem }>;
  /** Sends it; undefined if the server refused it, which the shopper has seen. */
  readonly send: (
    content: Blob,
    call: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
  ) => Promise<{ readonly url: string; readonly fullUrl: string } | undefined>;
  /** Shows why a file is refused. */
  readonly showProblem: (problem: FileProblem) => void;
  /** Asks for confirmation of a removal. */
  readonly confirmRemoval: () => Promise<boolean>;
}

/** Uploads independent of components. */
export interface UploadEngine extends UploadActions {
  /** Sets the current page's dependencies; call before adding anything. */
  readonly connect: (parts: UploadParts) => void;
  /** Cancels what is in progress and releases the previews. */
  readonly close: () => void;
}

/** Internal data of an item. */
interface Work {
  readonly file: File;
  ready?: ReadyFile | undefined;
  controller?: AbortController | undefined;
}

/** Runs the uploads of a form: each item independently of the others. */
export function createUploads(store: StoreApi<readonly UploadItem[]>): UploadEngine {
  let connected: UploadParts | undefined;
  const works = new Map<string, Work>();
  const waiting: string[] = [];
  let running = 0;

  const page = (): UploadParts => {
    if (connected === undefined)
      throw new Error('Pawlet: uploads were used before they were connected to a page.');
    return connected;
  };

  const change = (id: string, values: Partial<UploadItem>): void =>
    store.setState(
      store.getState().map((item) => (item.id === id ? { ...item, ...values } : item)),
      true,
    );

  const drop = (id: string): void => {
    works.get(id)?.controller?.abort();
    works.delete(id);
    const item = store.getState().find((known) => known.id === id);
    if (item !== undefined) forgetPreviews(item);
    store.setState(
      store.getState().filter((known) => known.id !== id),
      true,
    );
  };

  const begin = (id: string): void => {
    waiting.push(id);
    startNext();
  };

  const startNext = (): void => {
    while (running < maxConcurrent) {
      const id = waiting.shift();
      if (id === undefined) return;
      const item = store.getState().find((known) => known.id === id);
      const work = works.get(id);
      if (item === undefined || work === undefined) continue;
      running += 1;
      void follow(item, work).finally(() => {
        running -= 1;
        startNext();
      });
    }
  };

  const follow = async ({ id, kind }: UploadItem, work: Work): Promise<void> => {
    const controller = new AbortController();
    work.controller = controller;
    try {
      if (work.ready === undefined) {
        const result = await page().prepare(work.file, kind, page().options.mostVideoSeconds);
        if (works.get(id) !== work) return;
        if ('problem' in result) {
          page().showProblem(result.problem);
          drop(id);
          return;
        }
        work.ready = result;
        if (result.preview !== undefined) showPreview(id, kind, result);
      }
      if (controller.signal.aborted) return;
      change(id, { state: 'uploading', progress: 0, durationSeconds: work.ready.durationSeconds });
      const stored = await page().send(work.ready.content, {
        signal: controller.signal,
        onProgress: (share) => {
          if (!controller.signal.aborted) change(id, { progress: share });
        },
      });
      if (controller.signal.aborted) return;
      if (stored === undefined) change(id, { state: 'failed' });
      else {
        const { durationSeconds } = work.ready;
        change(id, { state: 'done', progress: 1, stored: { kind, ...stored, durationSeconds } });
        // The bytes are no longer needed; previews keep their own.
        works.delete(id);
      }
    } catch (error) {
      if (controller.signal.aborted) return;
      change(id, { state: 'failed' });
      // The HTTP client has shown its own failures; all else is a bug.
      if (!isPawletError(error)) throw error;
    }
  };

  const showPreview = (id: string, kind: UploadKind, { preview }: ReadyFile): void => {
    if (preview === undefined) return;
    const previewUrl = URL.createObjectURL(preview);
    const old = store.getState().find((item) => item.id === id);
    if (kind === 'image' && old !== undefined) URL.revokeObjectURL(old.sourceUrl);
    change(id, kind === 'image' ? { previewUrl, sourceUrl: previewUrl } : { previewUrl });
  };

  return {
    add: (files) => {
      const { most = 9, mostVideos = 0 } = page().options;
      const items = store.getState();
      const videos = items.filter(({ kind }) => kind === 'video').length;
      const { taken, problem } = chooseFiles(
        files.map((file) => ({ file, kind: getKind(file) })),
        { all: most - items.length, videos: mostVideos - videos, takesVideos: mostVideos > 0 },
      );
      if (problem !== undefined) page().showProblem(problem);
      const added = taken.map(({ file, kind }) => toNewItem(file, kind));
      for (const [index, { id }] of added.entries()) {
        const file = taken[index]?.file;
        if (file !== undefined) works.set(id, { file });
      }
      store.setState([...items, ...added], true);
      for (const { id } of added) begin(id);
    },
    cancel: (id) => {
      const item = store.getState().find((known) => known.id === id);
      if (item?.state !== 'preparing' && item?.state !== 'uploading') return;
      change(id, { state: 'cancelled', progress: 0 });
      if (waiting.includes(id)) waiting.splice(waiting.indexOf(id), 1);
      works.get(id)?.controller?.abort();
    },
    retry: (id) => {
      const item = store.getState().find((known) => known.id === id);
      const work = works.get(id);
      if (work === undefined || (item?.state !== 'failed' && item?.state !== 'cancelled')) return;
      // A run cancelled during preparation must not continue beside the new one.
      works.set(id, { file: work.file, ready: work.ready });
      change(id, { state: 'preparing', progress: 0 });
      begin(id);
    },
    remove: async (id) => {
      if (await page().confirmRemoval()) drop(id);
    },
    connect: (parts) => {
      connected = parts;
    },
    close: () => {
      for (const { controller } of works.values()) controller?.abort();
      for (const item of store.getState()) forgetPreviews(item);
    },
  };
}

function toNewItem(file: File, kind: UploadKind): UploadItem {
  return {
    id: createGuid(),
    kind,
    name: file.name,
    state: 'preparing',
    progress: 0,
    previewUrl: undefined,
    sourceUrl: URL.createObjectURL(file),
    durationSeconds: undefined,
    stored: undefined,
  };
}

function forgetPreviews({ previewUrl, sourceUrl }: UploadItem): void {
  for (const url of new Set([previewUrl, sourceUrl])) {
    if (url?.startsWith('blob:') === true) URL.revokeObjectURL(url);
  }
}
