import type { FieldProblem } from '@pawlet/core/contract';
import type * as v from 'valibot';
import type { AppDeps } from '../../http/appDeps.ts';
import type { PlainMessageKey } from '../../i18n/translate.ts';

/** What is wrong with a value. */
export interface SettingProblem {
  readonly problem: FieldProblem;
  /** In English, worded to follow "needs". */
  readonly hint: string;
}

/** A value of the shop that its owner can change without a new release. */
export interface Setting<TValue> {
  /** Name for operators, such as `orders.unpaidMinutes`. */
  readonly name: string;
  /** Row of `shop_contents` with the value; some have names of earlier releases. */
  readonly storedAs: string;
  /** Its messages are worded to follow "needs", such as `a whole number from 1 to 365`. */
  readonly schema: v.GenericSchema<unknown, TValue>;
  /** Used until an owner sets a value. */
  readonly initial: TValue;
  /** Text with the meaning and its units, for operators: one sentence without a full stop. */
  readonly meaning: Extract<PlainMessageKey, `setting.${string}`>;
  /** What is wrong with a valid value, as far as only this shop can tell: its picture is not there. @default nothing */
  findProblem?(value: TValue, deps: AppDeps): Promise<SettingProblem | null>;
}

/** Declares a setting; the module that uses it declares it, and `shopSettings` lists them all. */
export function defineSetting<TValue>({
  storedAs,
  ...setting
}: Omit<Setting<TValue>, 'storedAs'> & {
  /** @default the name */
  readonly storedAs?: string | undefined;
}): Setting<TValue> {
  return { ...setting, storedAs: storedAs ?? setting.name };
}
