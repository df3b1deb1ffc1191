import { wrap, type Remote } from 'comlink';
import { encodeInPage } from './encodeInPage.ts';
import type { PictureWorker } from './picture.worker.ts';

interface OpenWorker {
  readonly remote: Remote<PictureWorker>;
  /** Rejects when the worker could not be started. */
  readonly failed: Promise<never>;
  readonly end: () => void;
}

let open: OpenWorker | undefined;
let running = 0;
let isWorkerUsable = typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/** Rotates, scales and compresses a picture, in a worker if it can draw; rejects if it is not a picture. */
export async function preparePicture(file: Blob): Promise<Blob> {
  // Re-encoding would remove the animation.
  if (file.type === 'image/gif') return file;
  if (!isWorkerUsable) return encodeInPage(file);
  running += 1;
  try {
    open ??= startWorker();
    return await Promise.race([open.remote.encode(file), open.failed]);
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error;
    isWorkerUsable = false;
    return await encodeInPage(file);
  } finally {
    running -= 1;
    if (running === 0) {
      open?.end();
      open = undefined;
    }
  }
}

class WorkerFailure extends Error {}

function startWorker(): OpenWorker {
  const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new WorkerFailure('Pawlet: the worker did not start.')));
  });
  failed.catch(() => undefined);
  return { remote: wrap<PictureWorker>(worker), failed, end: () => worker.terminate() };
}
