import { Worker } from 'node:worker_threads';
import type { Documents, InvoiceDocument } from '../../ports/documents.ts';

const mostSeconds = 60;

/**
 * Renders documents in a worker thread, one at a time: large fonts are loaded and freed there without
 * blocking requests.
 */
export function createWorkerDocuments(): Documents {
  let last: Promise<unknown> = Promise.resolve();
  return {
    printInvoice(document) {
      const printed = last.then(() => print(document));
      last = printed.catch(() => undefined);
      return printed;
    },
  };
}

async function print(document: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('invoiceWorker.ts', import.meta.url), { workerData: document });
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
