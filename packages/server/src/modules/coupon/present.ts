import type { CouponWire } from '@pawlet/core/contract';
import type { RequestContext } from '../../http/requestContext.ts';
import { dateText } from '../../i18n/dateText.ts';
import type { Language } from '../../i18n/language.ts';
import { momentText } from '../../i18n/momentText.ts';
import { moneyText } from '../../i18n/moneyText.ts';
import { memoize } from '../../i18n/memoize.ts';
import { translate } from '../../i18n/translate.ts';
import { money } from '../products/wireValues.ts';
import { findClaims, findScopeNames, hasBought } from './repository.ts';
import { claimProblem, type ClaimFacts, type CouponRow, isGone, isTaken } from './rules.ts';

const getListFormat = memoize((language: Language) => new Intl.ListFormat(language));

type ScopeNames = Awaited<ReturnType<typeof findScopeNames>>;

/** Converts coupons to the wire format, in the same order, with the actions available to the reader. */
export async function toCoupons(
  context: RequestContext,
  rows: readonly CouponRow[],
): Promise<(CouponWire & { id: string })[]> {
  if (rows.length === 0) return [];
  const { db, shopper } = context;
  const names = await findScopeNames(db, rows);
  const ids = rows.map(({ id }) => id);
  const claims = shopper ? await findClaims(db, shopper.id, ids) : new Map<number, number>();
  const isOldUser = shopper ? await hasBought(db, shopper.id) : false;
  return rows.map((row) =>
    toCoupon(context, row, names, shopper && { claimed: claims.get(row.id) ?? 0, hasBought: isOldUser }),
  );
}

function toCoupon(
  context: RequestContext,
  row: CouponRow,
  names: ScopeNames,
  facts: ClaimFacts | null,
): CouponWire & { id: string } {
  const { language, currency, now, country } = context;
  const problem = claimProblem(row, facts, now);
  const moment = (time: number | null) => (time === null ? '' : momentText(time, country.timezone));
  const day = (time: number | null) => (time === null ? '' : dateText(time, country.timezone, language));
  const { reduction } = row;
  const isDates = row.mode === 'dates';
  const dates = isDates ? `${moment(row.validFrom)} - ${moment(row.validTo)}` : String(row.validDays);
  return {
    id: String(row.id),
    name: context.pick(row.name),
    result: reduction.kind === 'percent' ? 0 : 1,
    result_data: {
      money: row.threshold === null ? '0' : money(row.threshold[currency] ?? 0),
      number:
        reduction.kind === 'percent'
          ? String((100 - reduction.percentOff) / 10)
          : money(reduction.amounts[currency] ?? 0),
    },
    allow_num: row.perPerson,
    begintime: row.begintime,
    endtime: row.endtime,
    use_times: dates,
    use_times_text: isDates
      ? translate(language, 'coupon.dates', {
          from: day(row.validFrom),
          to: day(row.validTo),
        })
      : translate(language, 'coupon.days', { count: row.validDays }),
    receive_times: `${moment(row.begintime)} - ${moment(row.endtime)}`,
    mode: row.mode,
    createtime: row.createtime,
    condition_text: conditionText(context, row, names),
    result_text: resultText(row, currency, language),
    is_open_text: translate(language, row.isOpen ? 'coupon.open' : 'coupon.closed'),
    url: `/pages/coupon/detail?id=${row.id}`,
    is_received: facts !== null && isTaken(row, facts.claimed),
    own_num: facts?.claimed ?? 0,
    expired: row.endtime !== null && now >= row.endtime,
    online: row.isActive && row.isOpen,
    message: problem === null ? '' : translate(language, problem),
    has_more: isGone(row),
    give_num: row.total,
    received_num: row.claimed,
  };
}

function conditionText({ language, pick }: RequestContext, row: CouponRow, names: ScopeNames): string {
  const { goodsIds, categoryIds, brandIds } = row.scope;
  const named = [
    ...categoryIds.flatMap((id) => {
      const name = names.categories.get(id);
      return name ? [pick(name)] : [];
    }),
    ...brandIds.flatMap((id) => names.brands.get(id) ?? []),
  ];
  const separator = translate(language, 'discount.separator');
  const scope: string[] = [];
  if (named.length > 0)
    scope.push(translate(language, 'coupon.scope.named', { names: getListFormat(language).format(named) }));
  if (goodsIds.length > 0) scope.push(translate(language, 'coupon.scope.products'));
  if (scope.length === 0) scope.push(translate(language, 'coupon.scope.all'));
  if (row.audience !== 'all') scope.push(translate(language, `coupon.audience.${row.audience}`));
  return scope.join(separator);
}

function resultText(
  { reduction, threshold }: CouponRow,
  currency: string,
  language: RequestContext['language'],
): string {
  const reach = threshold === null ? null : moneyText(threshold[currency] ?? 0, currency, language);
  if (reduction.kind === 'percent') {
    const values = { off: String(reduction.percentOff), pay: String((100 - reduction.percentOff) / 10) };
    return reach === null
      ? translate(language, 'discount.percent', values)
      : translate(language, 'discount.percentOver', { ...values, reach });
  }
  const amount = moneyText(reduction.amounts[currency] ?? 0, currency, language);
  return reach === null
    ? translate(language, 'coupon.minus', { money: amount })
    : translate(language, 'discount.tier', { reach, money: amount });
}
