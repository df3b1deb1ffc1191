import type { FieldProblem } from '@pawlet/core/contract';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import { saveShopContent } from '../config/shopContent.ts';
import type { Setting, SettingProblem } from './defineSetting.ts';
import { parseStored } from './readSetting.ts';

/** A setting as it is now. */
export interface SettingState<TValue = unknown> {
  readonly value: TValue;
  /** Whether nobody has changed it. */
  readonly isInitial: boolean;
  /** Names this value; 0 while nobody has changed it. */
  readonly version: number;
  /** Epoch seconds; null where it is unknown. */
  readonly changedAt: number | null;
  /** Name of the operator; '' where it is unknown. */
  readonly changedBy: string;
  /** Whether the stored value is invalid, so that the default is used. */
  readonly isInvalid: boolean;
}

/** Who changes a setting, when, and from which state. */
export interface SettingChange {
  /** Name of the operator. */
  readonly by: string;
  /** Epoch seconds. */
  readonly now: number;
  /** The version that the caller has seen. @default any */
  readonly expected?: number | undefined;
  /** To find what only this shop can tell of a value. @default it is not looked for */
  readonly deps?: AppDeps | undefined;
}

/** An invalid part of a value. */
export interface InvalidField extends SettingProblem {
  /** Its path from `value`, such as `value.name`. */
  readonly path: string;
}

/** Result of a change: `conflict` when somebody else has changed the setting since. */
export type SettingOutcome =
  | { readonly status: 'done'; readonly state: SettingState }
  | { readonly status: 'conflict'; readonly state: SettingState }
  | { readonly status: 'invalid'; readonly fields: readonly InvalidField[] };

/** Reads a setting with its version. */
export async function readSettingState<TValue>(
  db: Database,
  setting: Setting<TValue>,
): Promise<SettingState<TValue>> {
  const [row] = await db.select().from(shopContents).where(eq(shopContents.name, setting.storedAs));
  return toSettingState(setting, row);
}

/** The state of a setting from its row; undefined for none. */
export function toSettingState<TValue>(
  setting: Setting<TValue>,
  row: typeof shopContents.$inferSelect | undefined,
): SettingState<TValue> {
  return {
    value: parseStored(setting, row?.value),
    isInitial: row === undefined,
    version: row?.version ?? 0,
    changedAt: row?.changedAt ?? null,
    changedBy: row?.changedBy ?? '',
    isInvalid: row !== undefined && !v.is(setting.schema, row.value),
  };
}

/** Stores the owner's value of a setting. Use it in the transaction of the operator's log entry. */
export async function writeSetting(
  db: Database,
  setting: Setting<unknown>,
  value: unknown,
  change: SettingChange,
): Promise<SettingOutcome> {
  const parsed = v.safeParse(setting.schema, value);
  if (!parsed.success) return { status: 'invalid', fields: parsed.issues.map(toField) };
  const unknown = listUnknown(value, parsed.output);
  if (unknown.length > 0) {
    const fields = unknown.map((path) => ({
      path: `value.${path}`,
      problem: 'exists' as const,
      hint: `${path}: no such field`,
    }));
    return { status: 'invalid', fields };
  }
  const problem = change.deps && (await setting.findProblem?.(parsed.output, change.deps));
  if (problem) return { status: 'invalid', fields: [{ path: 'value', ...problem }] };
  const isWritten = await saveShopContent(db, setting.storedAs, parsed.output, change);
  return { status: isWritten ? 'done' : 'conflict', state: await readSettingState(db, setting) };
}

/** Stores a value that the caller has validated; an invalid one is a bug of the caller. */
export async function saveSetting<TValue>(
  db: Database,
  setting: Setting<TValue>,
  value: TValue,
  change: Omit<SettingChange, 'expected'>,
): Promise<void> {
  const outcome = await writeSetting(db, setting, value, change);
  if (outcome.status === 'invalid')
    throw new Error(`Pawlet: ${setting.name} needs ${outcome.fields.map(({ hint }) => hint).join('; ')}.`);
}

/** Removes the owner's value, so that the default of the release is used. */
export async function resetSetting(
  db: Database,
  setting: Setting<unknown>,
  { expected }: Pick<SettingChange, 'expected'>,
): Promise<SettingOutcome> {
  const removed = await db
    .delete(shopContents)
    .where(
      and(
        eq(shopContents.name, setting.storedAs),
        expected === undefined ? undefined : eq(shopContents.version, expected),
      ),
    )
    .returning({ name: sql`1` });
  const state = await readSettingState(db, setting);
  return { status: removed.length > 0 || state.isInitial ? 'done' : 'conflict', state };
}

/** Fields that the schema does not know: a misspelled name would otherwise be ignored. */
function listUnknown(given: unknown, known: unknown, path = ''): string[] {
  if (typeof given !== 'object' || given === null) return [];
  const fields = new Map(Object.entries(known ?? {}));
  return Object.entries(given).flatMap(([name, value]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return fields.has(name) ? listUnknown(value, fields.get(name), at) : [at];
  });
}

const problemOfType: Readonly<Record<string, FieldProblem>> = {
  min_value: 'range',
  max_value: 'range',
  safe_integer: 'range',
  min_length: 'length',
  max_length: 'length',
  length: 'length',
  picklist: 'choice',
  string: 'type',
  number: 'type',
  boolean: 'type',
  array: 'type',
  custom: 'type',
};

function toField(issue: v.BaseIssue<unknown>): InvalidField {
  const path = v.getDotPath(issue);
  const isMissing = issue.kind === 'schema' && issue.input === undefined;
  return {
    path: path === null ? 'value' : `value.${path}`,
    hint: path === null ? issue.message : `${path}: ${issue.message}`,
    problem: isMissing ? 'required' : (problemOfType[issue.type] ?? 'format'),
  };
}
