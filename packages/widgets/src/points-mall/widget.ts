import { shopMessages } from '@pawlet/core/errors';
import { addressMessages, productMessages, orderCardMessages } from '../parts/index.ts';
import { choiceOption, defineWidget } from '../runtime/index.ts';
import { pointsMallMessages } from './pointsMallMessages.ts';
import { PointsMall } from './PointsMall.tsx';
import { rewardFilters } from './rewardRules.ts';

/** Definition of the points mall for scripts and embedders. */
export const pointsMallWidget = defineWidget({
  id: 'points-mall',
  component: PointsMall,
  messages: [pointsMallMessages, productMessages, addressMessages, orderCardMessages, shopMessages],
  options: {
    filter: choiceOption(rewardFilters, 'The initial filter of the rewards.', 'all'),
  },
  events: ['pawlet:points-changed', 'pawlet:exchange'],
});
