import { requestStages } from '@pawlet/operator';
import { saleStates, toStateNumber } from '@pawlet/core/contract';
import { describe, expect, it } from 'vitest';
import { afterSalesSteps } from '../../../test/store/afterSalesSteps.ts';
import {
  afterSalesEvents,
  getStage,
  nextAfterSalesStep,
  nextRefundState,
  refundEvents,
  toStored,
} from './states.ts';

const cases = ([1, 2] as const).flatMap((type) =>
  requestStages.flatMap((stage) =>
    afterSalesEvents.flatMap((event) =>
      (['shopper', 'shop', 'system'] as const).map((actor) => ({ type, stage, event, actor })),
    ),
  ),
);

describe('state table of requests', () => {
  it.each(cases)('type $type, $stage: $event by $actor', ({ type, stage, event, actor }) => {
    const step = nextAfterSalesStep({ type, ...toStored(stage, 1) }, event, actor);
    const salestate =
      step?.salestate === 'before' || step?.salestate === 'same'
        ? step.salestate
        : step && toStateNumber(saleStates, step.salestate);
    expect(step ? `${step.to} ${salestate}` : undefined).toBe(
      afterSalesSteps[`${type} ${stage} ${event} ${actor}`],
    );
  });
});

it.each(requestStages)('%s is stored so that it is found again', (stage) => {
  expect(getStage(toStored(stage, 5))).toBe(stage);
});

describe('state table of refunds', () => {
  const to = { '0 ask': 1, '1 ask': 1, '0 succeed': 2, '1 succeed': 2 } as Readonly<Record<string, number>>;
  const pairs = ([0, 1, 2] as const).flatMap((state) => refundEvents.map((event) => ({ state, event })));
  it.each(pairs)('state $state: $event', ({ state, event }) => {
    expect(nextRefundState(state, event)).toBe(to[`${state} ${event}`] ?? null);
  });
});
