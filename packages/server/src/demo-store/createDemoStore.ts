import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { cryptoRandom } from '../adapters/cryptoRandom.ts';
import { systemClock } from '../adapters/systemClock.ts';
import { createApp } from '../createApp.ts';
import type { StoreDeps } from '../http/appDeps.ts';
import { createReplyCache } from '../http/replyCache.ts';
import { createInboxSender } from '../modules/demo-inbox/sender.ts';
import { browserHasher } from './browserHasher.ts';
import { canvasImages } from './canvasImages.ts';
import type { DatabaseEngine } from './loadEngine.ts';
import { createMemoryFiles, formIntake } from './memoryFiles.ts';

/** Handles requests like the shop's server. */
export type AnswerRequest = (request: Request) => Promise<Response>;

const printsNothing = 'The store in a browser prints nothing: it has no fonts for it.';

/**
 * The store without a server: the same application on the same embedded database, in memory, filled from a
 * dump of the demo shop. It has no jobs, so nothing changes on its own, and it prints no invoices.
 */
export async function createDemoStore(
  snapshot: Blob,
  origin: string,
  engine: DatabaseEngine,
): Promise<AnswerRequest> {
  const client = await PGlite.create({ ...engine, extensions: { pg_trgm }, loadDataDir: snapshot });
  const db = drizzle({ client, casing: 'snake_case' });
  const inbox = createInboxSender(db, systemClock);
  const deps: StoreDeps = {
    db,
    clock: systemClock,
    random: cryptoRandom,
    hasher: browserHasher,
    sms: inbox,
    mail: inbox,
    payments: [],
    uploads: { intake: formIntake, files: createMemoryFiles(), images: canvasImages },
    documents: {
      printInvoice: () => Promise.reject(new Error(printsNothing)),
      printOrders: () => Promise.reject(new Error(printsNothing)),
    },
    logger: {
      info: () => undefined,
      warn: (event, fields) => console.warn(event, fields),
      error: (event, error, fields) => console.error(event, error, fields),
    },
    // One page, one caller.
    clientAddress: () => '127.0.0.1',
    replyCache: createReplyCache({ nowMs: () => systemClock.nowMs() }),
    settings: {
      publicOrigin: origin,
      alternateOrigins: [],
      partnerOrigins: [],
      apiOrigins: [],
      minAppVersion: '2.3.0',
      isDemo: true,
    },
  };
  const app = createApp(deps);
  return async (request) => app.fetch(request);
}
