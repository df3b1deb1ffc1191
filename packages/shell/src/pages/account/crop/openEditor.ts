import { wrap } from 'comlink';
import { createPageEditor } from './editInPage.ts';
import type { PhotoEditor } from './photoEditor.ts';

/** An editor that must be closed. */
export interface OpenEditor extends PhotoEditor {
  readonly end: () => void;
}

class WorkerFailure extends Error {}

/**
 * Creates an editor in a worker, so that a large photo never blocks the page; on the main thread where there is none.
 */
export function openEditor(
  canWork = typeof Worker === 'function' && typeof OffscreenCanvas === 'function',
): OpenEditor {
  if (!canWork) return { ...createPageEditor(), end: () => undefined };
  const worker = new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<PhotoEditor>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new WorkerFailure('Pawlet: the worker did not start.')));
  });
  failed.catch(() => undefined);
  let inPage: PhotoEditor | undefined;
  return {
    async open(photo) {
      try {
        return await (inPage?.open(photo) ?? Promise.race([remote.open(photo), failed]));
      } catch (error) {
        if (!(error instanceof WorkerFailure)) throw error;
        inPage = createPageEditor();
        return inPage.open(photo);
      }
    },
    cut: (cut) => inPage?.cut(cut) ?? Promise.race([remote.cut(cut), failed]),
    end: () => worker.terminate(),
  };
}
