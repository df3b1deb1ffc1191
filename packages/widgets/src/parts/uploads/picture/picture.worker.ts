import { expose } from 'comlink';
import { encodeOffscreen } from './encodeOffscreen.ts';

/** What the worker does for the page. */
export interface PictureWorker {
  readonly encode: (file: Blob) => Promise<Blob>;
}

const worker: PictureWorker = { encode: encodeOffscreen };
expose(worker);
