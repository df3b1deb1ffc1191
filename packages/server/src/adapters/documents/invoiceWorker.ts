import { parentPort, workerData } from 'node:worker_threads';
import type { InvoiceDocument } from '../../ports/documents.ts';
import { printInvoice } from './printInvoice.ts';

// `createWorkerDocuments` always passes it.
const bytes = await printInvoice(workerData as InvoiceDocument);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(new Uint8Array(bytes));
