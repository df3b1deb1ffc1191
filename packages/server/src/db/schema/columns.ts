import { bigint, integer, jsonb } from 'drizzle-orm/pg-core';
import type { Localized } from '../../i18n/language.ts';

/** Primary key: an identity integer, sent on the wire as `id`. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A time in epoch seconds. */
export const epoch = () => bigint({ mode: 'number' });

/** An amount in integer minor units (hundredths, JPY and KRW too). */
export const minor = () => bigint({ mode: 'number' });

/** A text in all eight languages. */
export const localized = () => jsonb().$type<Localized>();
