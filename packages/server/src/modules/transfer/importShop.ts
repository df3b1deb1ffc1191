import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { inLongTransaction } from '../../db/inLongTransaction.ts';
import { canonicalJson } from '../../http/digest.ts';
import { indexStaleProducts } from '../search/indexProducts.ts';
import { takeUploadsForShop, uploadsRoot } from '../upload/own.ts';
import type { ImportSource } from './importSource.ts';
import type { Kind, ShopWriting } from './kind.ts';
import { kinds } from './kinds.ts';
import { listFiles, fromOutside, getKeys } from './outside.ts';
import { describeIssue } from './problems.ts';
import { createReferences, DataError } from './references.ts';
import { refreshSearch } from './searchTexts.ts';

const batchSize = 100;
const maxProblems = 30;

export interface ImportOptions {
  /** Epoch seconds. */
  readonly now: number;
  /**
   * Sets the stock of existing SKUs to the files' values; otherwise it is unchanged, as sales continue
   * meanwhile.
   */
  readonly setsStock: boolean;
  /** Withdraws what the files of a kind do not contain. */
  readonly prunes: boolean;
  /** Checks everything and changes nothing. */
  readonly isDry: boolean;
  /** Size and average colour of a picture by its key. */
  readonly measure: ShopWriting['measure'];
}

/** The result of an import for one kind. */
export interface KindOutcome {
  readonly kind: Kind;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Withdrawn. */
  readonly retired: number;
  /** Warnings about valid entries that the shop cannot use fully. */
  readonly warnings: readonly string[];
}

/** The files contain errors; nothing was changed. */
export class ImportProblems extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

class DryRun extends Error {}

/**
 * Imports the files of a shop: existing entries are updated, new ones added. Everything is validated and
 * compared first; then the differences are written in one transaction, in batches, so that memory does not
 * grow with the files.
 */
export async function importShop(
  db: Database,
  source: ImportSource,
  options: ImportOptions,
): Promise<readonly KindOutcome[]> {
  const plans = await createPlans(db, source, options);
  await source.keepFiles(options.isDry);
  if (plans.every(({ isEmpty }) => isEmpty)) return plans.map(toOutcome);
  try {
    await inLongTransaction(db, async (tx) => {
      await carryOut(tx, source, options, plans);
      if (options.isDry) throw new DryRun();
    });
  } catch (error) {
    if (error instanceof DataError) throw new ImportProblems([error.message]);
    if (!(error instanceof DryRun)) throw error;
  }
  return plans.map(toOutcome);
}

interface Plan {
  readonly kind: Kind;
  readonly added: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
  readonly unchanged: number;
  /** Keys missing in the files that are still for sale, or to be deleted. */
  readonly missing: readonly string[];
  readonly warnings: readonly string[];
  readonly isEmpty: boolean;
  /** The entries, where one batch holds all of them; larger files are read again. */
  readonly only: readonly ParsedEntry[] | undefined;
}

function toOutcome({ kind, added, changed, unchanged, missing, warnings }: Plan): KindOutcome {
  return { kind, added: added.size, changed: changed.size, unchanged, retired: missing.length, warnings };
}

async function createPlans(
  db: Database,
  source: ImportSource,
  options: ImportOptions,
): Promise<readonly Plan[]> {
  const shop: ShopWriting = { ...options, db, references: createReferences(db) };
  const problems: string[] = [];
  const plans: Plan[] = [];
  for (const kind of kinds) {
    try {
      if ((await source.getFile(kind)) === undefined) continue;
      plans.push(await createPlan(kind, source, shop, options, problems));
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length > 0) throw new ImportProblems(problems);
  return plans;
}

async function createPlan(
  kind: Kind,
  source: ImportSource,
  shop: ShopWriting,
  { prunes, now }: ImportOptions,
  problems: string[],
): Promise<Plan> {
  const added = new Set<string>();
  const changed = new Set<string>();
  const seen = new Set<string>();
  const names = new Map<string, string>();
  const first: ParsedEntry[] = [];
  const warnings: string[] = [];
  let batches = 0;
  let unchanged = 0;
  for await (const batch of parsedBatches(kind, source, shop, now, problems)) {
    if (batches === 0) first.push(...batch);
    batches += 1;
    for (const { entry, place } of batch) {
      const key = kind.toKey(entry);
      if (seen.has(key)) problems.push(`${place}: "${key}" exists twice.`);
      seen.add(key);
      warnings.push(...(kind.listWarnings?.(entry) ?? []).map((text) => `${place}: ${text}`));
      for (const name of kind.uniqueNames?.(entry) ?? []) {
        const other = names.get(name);
        if (other !== undefined) problems.push(`${place}: "${name}" exists twice, also in "${other}".`);
        names.set(name, key);
      }
    }
    if (problems.length >= maxProblems) throw new ImportProblems(problems);
    for (const { entry, known } of await compare(kind, batch, shop)) {
      if (known === undefined) added.add(kind.toKey(entry));
      else if (canonicalJson(entry) === canonicalJson(known)) unchanged += 1;
      else changed.add(kind.toKey(entry));
    }
  }
  const missing = prunes ? await findMissing(kind, seen, shop) : [];
  const isEmpty = added.size + changed.size + missing.length === 0;
  const only = batches <= 1 ? first : undefined;
  return { kind, added, changed, unchanged, missing, warnings, isEmpty, only };
}

interface ParsedEntry {
  readonly entry: object;
  readonly place: string;
}

/** The valid entries of a file, a batch at a time; invalid ones are reported as problems. */
async function* parsedBatches(
  kind: Kind,
  source: ImportSource,
  shop: ShopWriting,
  now: number,
  problems: string[],
): AsyncGenerator<readonly ParsedEntry[]> {
  let batch: ParsedEntry[] = [];
  for await (const { place, value } of source.entries(kind, shop)) {
    const keys = new Map<string, string>();
    for (const file of listFiles(value)) {
      try {
        keys.set(file, await source.fileKey(file));
      } catch (error) {
        if (!(error instanceof DataError)) throw error;
        problems.push(`${place}: ${error.message}`);
        keys.set(file, '');
      }
    }
    const parsed = v.safeParse(kind.schema, fromOutside(value, keys, now));
    const label = parsed.success ? getLabel(kind, parsed.output) : getLabel(kind, value);
    const where = label === '' ? place : `${place} (${label})`;
    if (parsed.success) batch.push({ entry: parsed.output, place: where });
    else for (const issue of parsed.issues) problems.push(describeIssue(where, issue));
    if (problems.length >= maxProblems) throw new ImportProblems(problems);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** What identifies an entry for a person, as far as it exists. */
function getLabel({ isWhole }: Kind, value: unknown): string {
  if (isWhole === true || typeof value !== 'object' || value === null) return '';
  const named = new Map<string, unknown>(Object.entries(value));
  const name = ['slug', 'code', 'diyname', 'country']
    .map((field) => named.get(field))
    .find((one): one is string => typeof one === 'string');
  return name ?? '';
}

interface Compared {
  readonly entry: object;
  readonly known: object | undefined;
}

/** Entries to be written, paired with the shop's. */
async function compare(
  kind: Kind,
  batch: readonly { readonly entry: object }[],
  shop: ShopWriting,
): Promise<readonly Compared[]> {
  const wanted = batch.map(({ entry }) => kind.toKey(entry));
  const read = await kind.read(shop, wanted);
  const known = new Map(read.map((row) => v.parse(kind.schema, row)).map((row) => [kind.toKey(row), row]));
  const result: Compared[] = [];
  for (const { entry } of batch) {
    const old = known.get(kind.toKey(entry));
    result.push({ entry: (await kind.settle?.(entry, old, shop)) ?? entry, known: old });
  }
  return result;
}

async function findMissing(kind: Kind, seen: ReadonlySet<string>, shop: ShopWriting): Promise<string[]> {
  if (kind.isWhole === true || (kind.offSale === undefined && kind.remove === undefined)) return [];
  const missing: string[] = [];
  for await (const rows of kind.readBatches?.(shop) ?? [await kind.read(shop)]) {
    for (const row of rows) {
      const entry = v.parse(kind.schema, row);
      const isGone = kind.remove === undefined && kind.offSale?.(entry) === null;
      if (!seen.has(kind.toKey(entry)) && !isGone) missing.push(kind.toKey(entry));
    }
  }
  return missing;
}

/** Marks uploads that entries refer to as used, so that the cleanup does not delete them meanwhile. */
async function takeNamedUploads(tx: Database, { name }: Kind, entries: readonly object[]): Promise<void> {
  const urls = entries.flatMap((entry) => [...getKeys(entry)]).filter((key) => key.startsWith(uploadsRoot));
  const taken = await takeUploadsForShop(tx, urls);
  const missing = urls.find((url) => !taken.has(url));
  if (missing !== undefined)
    throw new DataError(`${name}: there is no upload ${missing}, or it was deleted.`);
}

async function carryOut(
  tx: Database,
  source: ImportSource,
  options: ImportOptions,
  plans: readonly Plan[],
): Promise<void> {
  const shop: ShopWriting = { ...options, db: tx, references: createReferences(tx) };
  for (const plan of plans) {
    if (plan.isEmpty) continue;
    const { kind, added, changed, missing } = plan;
    const existing = [...changed, ...missing];
    if (existing.length > 0) await kind.lock?.(shop, existing);
    const isPlanned = ({ entry }: ParsedEntry) =>
      added.has(kind.toKey(entry)) || changed.has(kind.toKey(entry));
    const problems: string[] = [];
    const batches = plan.only ? [plan.only] : parsedBatches(kind, source, shop, options.now, problems);
    for await (const batch of batches) {
      const entries = await compare(kind, batch.filter(isPlanned), shop);
      if (entries.length === 0) continue;
      const written = entries.map(({ entry }) => entry);
      await takeNamedUploads(tx, kind, written);
      await kind.write(shop, written);
    }
    if (problems.length > 0) throw new ImportProblems(problems);
    await retire(kind, missing, shop);
    shop.references.clear();
  }
  const getNames = (name: string) => {
    const plan = plans.find(({ kind }) => kind.name === name);
    return [...(plan?.changed ?? [])];
  };
  const renamed = { categories: getNames('categories'), brands: getNames('brands') };
  if (renamed.categories.length + renamed.brands.length > 0) await refreshSearch(shop, renamed);
  await indexStaleProducts(tx);
}

async function retire(kind: Kind, missing: readonly string[], shop: ShopWriting): Promise<void> {
  if (missing.length === 0) return;
  if (kind.remove !== undefined) {
    await kind.remove(shop, missing);
    return;
  }
  for (let start = 0; start < missing.length; start += batchSize) {
    const part = new Set(missing.slice(start, start + batchSize));
    const rows = (await kind.read(shop, [...part])).map((row) => v.parse(kind.schema, row));
    const entries = rows.filter((row) => part.has(kind.toKey(row))).map((row) => kind.offSale?.(row) ?? row);
    await kind.write(shop, entries);
  }
}
