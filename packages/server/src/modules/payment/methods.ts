import { payTypes } from '@pawlet/core/contract';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import type { Country } from '../../http/countries.ts';
import type { Language, Localized } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import { defineSetting } from '../settings/defineSetting.ts';
import { readSetting } from '../settings/readSetting.ts';
import { localizedUpTo, valuesOf } from '../settings/values.ts';
import { findProvider, getProviders } from './providers.ts';
import { sandboxId } from './sandboxId.ts';

/** Maximum length of a reason. */
const longestReason = 200;

/** The payment methods disabled by the shop, by paytype; null without a reason of its own. */
export type ClosedMethods = Readonly<Record<string, Localized | null>>;

/** A payment method supported by a provider of this shop. */
export interface PayMethod {
  readonly paytype: (typeof payTypes)[number];
  readonly isSandbox: boolean;
  /** Why it cannot be used now; undefined if it can. */
  readonly closedBecause: string | undefined;
}

/** The disabled payment methods. */
export const closedMethodsSetting = defineSetting<ClosedMethods>({
  name: 'payment.closedMethods',
  storedAs: 'closedPayMethods',
  schema: valuesOf(payTypes, v.nullable(localizedUpTo(longestReason))),
  initial: {},
  meaning: 'setting.payment.closedMethods',
});

/** Reads the disabled payment methods. */
export async function readClosedMethods(db: Database): Promise<ClosedMethods> {
  return readSetting({ db }, closedMethodsSetting);
}

/** Wallets that are hardly used outside of China come last there. */
const orderAbroad = ['pingpong', 'alipay', 'wechat'] as const satisfies readonly (typeof payTypes)[number][];

/**
 * All payment methods of this shop for a shopper in this region with this currency: available ones first, and
 * among them those usual in the region.
 */
export function listPayMethods(
  deps: AppDeps,
  closed: ClosedMethods,
  {
    currency,
    country,
    language,
    pick,
  }: {
    readonly currency: string;
    readonly country: Pick<Country, 'region'>;
    readonly language: Language;
    readonly pick: (text: Localized) => string;
  },
): readonly PayMethod[] {
  const ordered = country.region === 'CN' ? payTypes : orderAbroad;
  const methods = ordered.flatMap((paytype): PayMethod[] => {
    const currencies = getProviders(deps).flatMap((provider) =>
      provider.paytypes.includes(paytype) ? [provider.currencies] : [],
    );
    if (currencies.length === 0) return [];
    const provider = findProvider(deps, paytype, currency);
    const isSandbox = provider?.id === sandboxId;
    const reason = closed[paytype];
    if (reason !== undefined) {
      const closedBecause = reason === null ? translate(language, 'payment.closed') : pick(reason);
      return [{ paytype, isSandbox, closedBecause }];
    }
    if (provider !== undefined) return [{ paytype, isSandbox, closedBecause: undefined }];
    const names = new Intl.DisplayNames([language], { type: 'currency' });
    const taken = [...new Set(currencies.flatMap((some) => some ?? []))].map(
      (code) => names.of(code) ?? code,
    );
    const list = new Intl.ListFormat([language], { type: 'disjunction' }).format(taken);
    return [{ paytype, isSandbox, closedBecause: translate(language, 'payment.currencies', { list }) }];
  });
  return methods.toSorted(
    (one, other) => Number(one.closedBecause !== undefined) - Number(other.closedBecause !== undefined),
  );
}
