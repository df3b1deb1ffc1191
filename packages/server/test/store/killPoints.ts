/** Header of a request to the killable shop with the kill point (killableShop.ts). */
export const killHeader = 'x-kill-at';

/** A point in a call at which the shop is killed. */
export interface KillPoint {
  readonly name: string;
  /** The call: creating an order, starting its payment, or the wallet's notification. */
  readonly call: 'order' | 'pay' | 'wallet';
  /** Before or after the statement. */
  readonly when: 'before' | 'after';
  /** The first such statement of the request; `reply` is the response itself. */
  readonly statement: RegExp | 'reply';
  /** Whether the call's work is committed from here on. */
  readonly isDone: boolean;
}

const order = (
  name: string,
  when: KillPoint['when'],
  statement: KillPoint['statement'],
  isDone = false,
): KillPoint => ({ name, call: 'order', when, statement, isDone });

/** Ten points of creating an order, then those of paying it. */
export const killPoints: readonly KillPoint[] = [
  order('before the transaction begins', 'before', /^begin/iu),
  order('after the key is claimed', 'after', /pg_advisory_xact_lock/u),
  order('after the stock is taken', 'after', /^(?:with wanted\b[^;]*\b)?update "skus" set "?stock\b/u),
  order('after coupon and code are used', 'after', /^update "user_coupons"/u),
  order('after the order is written', 'after', /^insert into "orders"/u),
  order('after the points are spent', 'after', /^insert into "score_logs"/u),
  order('after the lines are written', 'after', /^insert into "order_lines"/u),
  order('before the commit', 'before', /^commit/iu),
  order('after the commit, before the reply', 'after', /^commit/iu, true),
  order('after the reply', 'after', 'reply', true),
  {
    name: 'after the payment is opened, before the commit',
    call: 'pay',
    when: 'after',
    statement: /^insert into "payments"/u,
    isDone: false,
  },
  {
    name: 'after the payment is recorded, before the order is paid',
    call: 'wallet',
    when: 'after',
    statement: /^update "payments"/u,
    isDone: false,
  },
  {
    name: 'after the order is paid, before the commit',
    call: 'wallet',
    when: 'before',
    statement: /^commit/iu,
    isDone: false,
  },
  {
    name: 'after the settlement, before the wallet gets the response',
    call: 'wallet',
    when: 'after',
    statement: /^commit/iu,
    isDone: true,
  },
];
