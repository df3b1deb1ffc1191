import { expose } from 'comlink';
import { encodeOffscreen } from './encodeOffscreen.ts';

/** Functions of the worker. */
export interface PictureWorker {
  readonly encode: (file: Blob) => Promise<Blob>;
}

const worker: PictureWorker = { encode: encodeOffscreen };
expose(worker);
