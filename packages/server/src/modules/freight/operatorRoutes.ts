import type { FieldProblem } from '@pawlet/core/contract';
import {
  freightCalls,
  type OperatorFreight,
  type ParsedOperatorInputOf,
  shopCountries,
} from '@pawlet/operator';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { freightRules } from '../../db/schema/discount.ts';
import { readShopCurrencies } from '../config/shopCurrencies.ts';
import { changeCurrent } from '../operator-api/changeCurrent.ts';
import { done, type OperatorArea } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { readAmounts, toAmounts } from '../operator-api/readAmounts.ts';
import { missingCurrencies } from './rules.ts';

type Changes = ParsedOperatorInputOf<typeof freightCalls.changeFreight>;
type Row = typeof freightRules.$inferInsert;

const everywhere = '*';
const amountFields = ['firstFee', 'stepFee', 'freeOver'] as const;

/** What sending costs, by country. */
export const freightArea: OperatorArea = (add) => {
  add(freightCalls.listFreight, async ({ db }) => done({ items: await readFreight(db) }));

  add(freightCalls.createFreight, async ({ db }, { fields: { country, ...fields } }) => {
    const problems: Record<string, FieldProblem> = {};
    if (country !== everywhere && !shopCountries.some((code) => code === country))
      problems['country'] = 'choice';
    const amounts = toStored(fields, problems);
    const { firstFee = {}, stepFee = {} } = amounts;
    if (Object.keys(problems).length > 0) return refuseWith('invalid', { fields: problems });
    const { firstGrams, stepGrams, days } = fields;
    const row: Row = { country, firstGrams, stepGrams, days, ...amounts, firstFee, stepFee };
    const added = await db.insert(freightRules).values(row).onConflictDoNothing().returning();
    if (added.length === 0) return refuseWith('invalid', { fields: { country: 'taken' } });
    const [freight] = await readFreight(db, country);
    if (!freight) throw new Error('Pawlet: freight that was added must exist.');
    return done(freight, { version: freight.version, target: country });
  });

  add(freightCalls.changeFreight, (call, { params: { country }, fields }) =>
    changeCurrent(call, {
      lock: () => lock(call.db, country),
      read: async () => (await readFreight(call.db, country))[0] ?? null,
      async change() {
        const problems: Record<string, FieldProblem> = {};
        const amounts = toStored(fields, problems);
        if (Object.keys(problems).length > 0) return refuseWith('invalid', { fields: problems });
        const { firstGrams, stepGrams, days } = fields;
        await call.db
          .update(freightRules)
          .set({ firstGrams, stepGrams, days, ...amounts })
          .where(eq(freightRules.country, country));
        return null;
      },
    }),
  );

  add(freightCalls.removeFreight, async ({ db, version }, { params: { country } }) => {
    await lock(db, country);
    const [current] = await readFreight(db, country);
    if (!current) return refuseWith('not-found');
    if (version !== undefined && version !== current.version) return refuseWith('changed', { current });
    await db.delete(freightRules).where(eq(freightRules.country, country));
    return done({});
  });
};

/** Amounts as they are stored; what is wrong with them is added to `problems`. */
function toStored(
  fields: Pick<Changes, (typeof amountFields)[number]>,
  problems: Record<string, FieldProblem>,
) {
  const stored: Partial<Pick<Row, (typeof amountFields)[number]>> = {};
  for (const name of amountFields) {
    const given = fields[name];
    if (given === undefined) continue;
    if (given === null) {
      stored.freeOver = null;
      continue;
    }
    const read = readAmounts(name, given, { currencies: new Set(), minimum: 0 });
    if (read.kind === 'invalid') Object.assign(problems, read.fields);
    else stored[name] = read.amounts;
  }
  return stored;
}

async function lock(db: Database, country: string): Promise<void> {
  await db
    .select({ country: freightRules.country })
    .from(freightRules)
    .where(eq(freightRules.country, country))
    .for('update');
}

async function readFreight(db: Database, country?: string): Promise<OperatorFreight[]> {
  const currencies = [...(await readShopCurrencies(db))];
  const rows = await db
    .select({ rule: freightRules, version: rowVersion(freightRules) })
    .from(freightRules)
    .where(country === undefined ? undefined : eq(freightRules.country, country))
    .orderBy(asc(freightRules.country));
  return rows.map(({ rule, version }) => ({
    ...rule,
    firstFee: toAmounts(rule.firstFee),
    stepFee: toAmounts(rule.stepFee),
    freeOver: rule.freeOver && toAmounts(rule.freeOver),
    missing: missingCurrencies(rule, currencies),
    version,
  }));
}
