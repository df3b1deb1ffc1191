import { toStateName, toStateNumber } from '@pawlet/core/contract';
import { sql, type SQL } from 'drizzle-orm';
import { bigint, customType, integer, jsonb } from 'drizzle-orm/pg-core';
import type { Localized } from '../../i18n/language.ts';

/** Primary key: an identity integer, sent on the wire as `id`. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A time in epoch seconds. */
export const epoch = () => bigint({ mode: 'number' });

/** An amount in integer minor units (hundredths, JPY and KRW too). */
export const minor = (name = '') => bigint(name, { mode: 'number' });

/** A state with a name in code, stored as its number on the wire. */
export function state<TState extends string>(states: readonly TState[]) {
  return customType<{ data: TState; driverData: number }>({
    dataType: () => 'integer',
    toDriver: (name) => toStateNumber(states, name),
    fromDriver(number) {
      const name = toStateName(states, number);
      if (name === undefined) throw new Error(`The database has a state that is not known: ${number}`);
      return name;
    },
  })();
}

/** The number of a state as a constant of SQL. A query uses a partial index for constants only, not for parameters. */
export function stateConstant<TState extends string>(states: readonly TState[], name: TState): SQL {
  return sql.raw(String(toStateNumber(states, name)));
}

/** A text in all eight languages. */
export const localized = () => jsonb().$type<Localized>();
