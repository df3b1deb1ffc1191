import { shopMessages } from '@pawlet/core/errors';
import { addressMessages, goodsMessages, orderCardMessages } from '../parts/index.ts';
import { choiceOption, defineWidget } from '../runtime/index.ts';
import { pointsMallMessages } from './pointsMallMessages.ts';
import { PointsMall } from './PointsMall.tsx';
import { rewardFilters } from './rewardRules.ts';

/** The points mall as scripts and embedders mount it. */
export const pointsMallWidget = defineWidget({
  id: 'points-mall',
  component: PointsMall,
  messages: [pointsMallMessages, goodsMessages, addressMessages, orderCardMessages, shopMessages],
  options: {
    filter: choiceOption(rewardFilters, 'What the rewards are narrowed to first.', 'all'),
  },
  events: ['pawlet:points-changed', 'pawlet:exchange'],
});
