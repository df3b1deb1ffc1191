import { cloudCalls, type OperatorPlan, planTypes } from '@pawlet/operator';
import { CreateButton } from '../forms/CreateButton.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { amounts, choice, emptyTexts, fields, flag, localized, named, whole } from '../forms/shapes.ts';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { createRecordPage } from '../parts/RecordPage.tsx';

const planKind: RecordKind = {
  name: 'plan',
  scope: 'cloud:write',
  shape: (_, isNew) =>
    fields({
      ...(isNew
        ? {
            type: choice(planTypes, (type, { text }) => text(`plan.${type}`)),
            days: named('cloud.days', whole(1, 3650)),
          }
        : {}),
      name: localized(80),
      prices: amounts,
      marketPrices: amounts,
      rank: whole(-1_000_000, 1_000_000),
      isOffered: flag,
      description: localized(500),
    }),
};

const { link, number, other, state } = detailsOf<OperatorPlan>();

/** Cloud-storage plans in the order in which shoppers see them. */
export const PlanList = createList<OperatorPlan>({
  isPaged: false,
  Actions: () => (
    <CreateButton
      kind={planKind}
      call={cloudCalls.createPlan}
      initial={{
        type: 'month',
        days: 30,
        name: emptyTexts,
        prices: {},
        marketPrices: {},
        rank: 0,
        isOffered: false,
        description: emptyTexts,
      }}
    />
  ),
  columns: [
    link('name', 'field.name'),
    number('days', 'cloud.days'),
    other('choice.prices', ({ prices }, words) => words.amounts(prices)),
    state(({ isOffered }, { text }) => text(isOffered ? 'state.offered' : 'state.hidden')),
  ],
});

/** A plan: prices and texts for purchases from now on. */
export const PlanPage = createRecordPage<OperatorPlan>('title.plans', (plan) => (
  <RecordForm kind={planKind} record={plan} call={cloudCalls.changePlan} params={{ id: String(plan.id) }} />
));
