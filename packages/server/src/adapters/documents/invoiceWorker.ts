import { parentPort, workerData } from 'node:worker_threads';
import type { InvoiceDocument } from '../../ports/documents.ts';
import { printInvoice } from './printInvoice.ts';

// `createWorkerDocuments` hands in nothing else.
const bytes = await printInvoice(workerData as InvoiceDocument);
parentPort?.postMessage(new Uint8Array(bytes));
