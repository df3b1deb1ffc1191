import { parentPort, workerData } from 'node:worker_threads';
import { type Printable, printDocument } from './printDocument.ts';

// `createWorkerDocuments` always passes it.
const bytes = await printDocument(workerData as Printable);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(new Uint8Array(bytes));
