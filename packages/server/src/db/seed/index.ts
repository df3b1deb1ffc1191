import { sql } from 'drizzle-orm';
import { inLongTransaction } from '../inLongTransaction.ts';
import type { Database } from '../database.ts';
import { shoppers } from '../schema/shopper.ts';
import { accountsStep } from './accounts.ts';
import { areasStep } from './areas.ts';
import { cloudStep } from './cloud.ts';
import { consentsStep } from './consents.ts';
import { couponsStep } from './coupons.ts';
import { peopleStep } from './people.ts';
import { pointsStep } from './points.ts';
import { purchasesStep } from './purchases.ts';
import { questionsStep } from './questions.ts';
import { reviewsStep } from './reviews.ts';
import { createShopStep, type OpenShopFile } from './shop.ts';
import type { SeedContext, SeedStep } from './step.ts';

/** Every part of the demo shop in order: the content of its folder, and its shoppers. */
const createSteps = (openFile: OpenShopFile): readonly SeedStep[] => [
  areasStep,
  accountsStep,
  peopleStep,
  createShopStep(openFile),
  couponsStep,
  pointsStep,
  reviewsStep,
  questionsStep,
  consentsStep,
  cloudStep,
];

/** What the demo shop is built from. */
interface ShopContext extends Omit<SeedContext, 'db'> {
  /** Opens a file of its folder. */
  readonly openFile: OpenShopFile;
}

/** Fills an empty database with the demo shop in one transaction. */
export async function seedShop(
  db: Database,
  { openFile, ...context }: ShopContext,
  onProgress: (step: string, index: number, total: number) => void = () => undefined,
): Promise<void> {
  const steps = createSteps(openFile);
  await inLongTransaction(db, async (tx) => {
    for (const [index, step] of steps.entries()) {
      onProgress(step.name, index, steps.length);
      await step.run({ ...context, db: tx });
    }
  });
}

/** Adds past purchases of the demo shopper; separate, so that tests can start without any. */
export async function seedPurchases(db: Database, context: Omit<SeedContext, 'db'>): Promise<void> {
  await inLongTransaction(db, (tx) => purchasesStep.run({ ...context, db: tx }));
}

/** Adds what every shop needs before it sells anything: the regions of addresses. Repeatable. */
export async function seedBasics(db: Database, context: Omit<SeedContext, 'db'>): Promise<void> {
  await inLongTransaction(db, (tx) => areasStep.run({ ...context, db: tx }));
}

/** Whether the shop was never filled. */
export async function isEmptyShop(db: Database): Promise<boolean> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(shoppers);
  return row === undefined || row.count === 0;
}
