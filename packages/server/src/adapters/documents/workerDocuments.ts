import { Worker } from 'node:worker_threads';
import type { Documents } from '../../ports/documents.ts';
import type { Printable } from './printDocument.ts';

const mostSeconds = 60;

/**
 * Renders documents in a worker thread, one at a time: large fonts are loaded and freed there without
 * blocking requests.
 */
export function createWorkerDocuments(): Documents {
  let last: Promise<unknown> = Promise.resolve();
  const printNext = (printable: Printable) => {
    const printed = last.then(() => print(printable));
    last = printed.catch(() => undefined);
    return printed;
  };
  return {
    printInvoice: (document) => printNext({ kind: 'invoice', document }),
    printOrders: (document) => printNext({ kind: 'orders', document }),
  };
}

async function print(printable: Printable): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('documentWorker.ts', import.meta.url), { workerData: printable });
  const deadline = setTimeout(() => void worker.terminate(), mostSeconds * 1000);
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('Pawlet: the document was not printed.')));
    });
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
