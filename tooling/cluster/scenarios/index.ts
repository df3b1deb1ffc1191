import type { Scenario } from '../scenario.ts';
import { frozenNode, partition } from './awayNode.ts';
import { nodeCount } from './nodeCount.ts';
import { nodeStops } from './nodeStops.ts';
import { priceChange } from './priceChange.ts';
import { primaryKill } from './primaryKill.ts';
import { soak } from './soak.ts';
import { upgrade } from './upgrade.ts';

/** All scenarios, in the order in which they run. */
export const scenarios: readonly Scenario[] = [
  priceChange,
  nodeStops,
  upgrade,
  partition,
  frozenNode,
  primaryKill,
  soak,
  nodeCount,
];
