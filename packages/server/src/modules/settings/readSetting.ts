import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { prepareSql } from '../../db/prepared.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import { topics } from '../../db/topics.ts';
import { cached, type CacheContext } from '../../http/cached.ts';
import type { Setting } from './defineSetting.ts';

type AnySetting = Setting<unknown>;
type ValueOf<TSetting> = TSetting extends Setting<infer TValue> ? TValue : never;

/** Where settings are read from: a request caches them, a writing call and a job do not. */
export type SettingSource = CacheContext;

const rowsQuery = prepareSql<{ readonly name: string; readonly value: unknown }>(
  sql`select name, value from ${shopContents} where name = any(${sql.placeholder('names')}::text[])`,
);

/** Reads several settings with one query. */
export async function readSettings<const TSettings extends Readonly<Record<string, AnySetting>>>(
  source: SettingSource,
  settings: TSettings,
): Promise<{ readonly [K in keyof TSettings]: ValueOf<TSettings[K]> }> {
  const names = Object.values(settings).map(({ storedAs }) => storedAs);
  const load = async ({ db }: SettingSource) => {
    const rows = new Map((await rowsQuery(db, { names })).map(({ name, value }) => [name, value]));
    const entries = Object.entries(settings).map(([key, setting]) => [
      key,
      parseStored(setting, rows.get(setting.storedAs)),
    ]);
    return Object.fromEntries(entries) as { readonly [K in keyof TSettings]: ValueOf<TSettings[K]> };
  };
  const choice = {
    key: `settings ${names.join(' ')}`,
    topics: [topics.content],
    audience: 'everybody',
  } as const;
  return cached(source, choice, load);
}

/** Reads a setting: the owner's value, or the default. */
export async function readSetting<TValue>(source: SettingSource, setting: Setting<TValue>): Promise<TValue> {
  return (await readSettings(source, { value: setting })).value;
}

/**
 * The stored value as the schema completes it, for example a field that an earlier release did not know. A value that
 * does not fit, which only SQL by hand can store, is the default; `doctor` reports it.
 */
export function parseStored<TValue>({ schema, initial }: Setting<TValue>, stored: unknown): TValue {
  if (stored === undefined) return initial;
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? parsed.output : initial;
}
