import { describe, expect, it } from 'vitest';
import { aftersaleStages } from '../../db/schema/aftersale.ts';
import { aftersaleEvents, nextAftersaleStep, nextRefundState, refundEvents } from './states.ts';

/** The wire API's tables 2.2 and 2.3, written out by hand: type, stage, event, actor → stage and salestate. */
const allowed: Readonly<Record<string, string>> = {
  '1 auditing approve shop': 'done 4',
  '1 auditing approve system': 'done 4',
  '2 auditing approve shop': 'returning 3',
  '2 auditing approve system': 'returning 3',
  '1 auditing reject shop': 'rejected 6',
  '1 auditing reject system': 'rejected 6',
  '2 auditing reject shop': 'rejected 6',
  '2 auditing reject system': 'rejected 6',
  '2 sent reject shop': 'rejected 6',
  '2 returning send shopper': 'sent 3',
  '2 returning receive shop': 'done 5',
  '2 returning receive system': 'done 5',
  '2 sent receive shop': 'done 5',
  '2 sent receive system': 'done 5',
  '1 auditing revoke shopper': 'revoked before',
  '2 auditing revoke shopper': 'revoked before',
  '1 returning revoke shopper': 'revoked before',
  '2 returning revoke shopper': 'revoked before',
  '2 returning lapse system': 'rejected 6',
};

const cases = ([1, 2] as const).flatMap((type) =>
  aftersaleStages.flatMap((stage) =>
    aftersaleEvents.flatMap((event) =>
      (['shopper', 'shop', 'system'] as const).map((actor) => ({ type, stage, event, actor })),
    ),
  ),
);

describe('the table of applications', () => {
  it.each(cases)('type $type, $stage: $event by $actor', ({ type, stage, event, actor }) => {
    const step = nextAftersaleStep({ type, stage }, event, actor);
    expect(step ? `${step.to} ${step.salestate}` : undefined).toBe(
      allowed[`${type} ${stage} ${event} ${actor}`],
    );
  });
});

describe('the table of refunds', () => {
  const to = { '0 ask': 1, '1 ask': 1, '0 succeed': 2, '1 succeed': 2 } as Readonly<Record<string, number>>;
  const pairs = ([0, 1, 2] as const).flatMap((state) => refundEvents.map((event) => ({ state, event })));
  it.each(pairs)('state $state: $event', ({ state, event }) => {
    expect(nextRefundState(state, event)).toBe(to[`${state} ${event}`] ?? null);
  });
});
