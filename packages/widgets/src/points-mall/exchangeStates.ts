import type { ExchangeState, RewardKind } from '@pawlet/core/api';

/** States that the list of exchanges can be narrowed to, in the order of the tabs. */
export const exchangeFilters = ['all', 'waiting', 'delivered', 'completed', 'refused'] as const;

/** What the list of exchanges is narrowed to. */
export type ExchangeFilter = (typeof exchangeFilters)[number];

const words = {
  digital: {
    waiting: 'pointsMall.digitalWaiting',
    delivered: 'pointsMall.digitalDelivered',
    completed: 'pointsMall.digitalCompleted',
    refused: 'pointsMall.refused',
  },
  physical: {
    waiting: 'pointsMall.physicalWaiting',
    delivered: 'pointsMall.physicalDelivered',
    completed: 'pointsMall.physicalCompleted',
    refused: 'pointsMall.refused',
  },
} as const satisfies Record<RewardKind, Record<ExchangeState, string>>;

type StateKey = (typeof words)[RewardKind][ExchangeState];

/** What is said of an exchange in a state: other words for what is issued than for what is sent. */
export function stateKey(kind: RewardKind, state: ExchangeState): StateKey {
  return words[kind][state];
}

const tones = {
  waiting: 'warning',
  delivered: 'primary',
  completed: 'success',
  refused: 'danger',
} as const satisfies Record<ExchangeState, string>;

/** The colour of the chip that says the state. */
export function stateTone(state: ExchangeState): (typeof tones)[ExchangeState] {
  return tones[state];
}

const icons = {
  waiting: 'clock',
  delivered: 'gift',
  completed: 'check',
  refused: 'close',
} as const satisfies Record<ExchangeState, string>;

/** The picture beside the state: a parcel that is on its way is a lorry. */
export function stateIcon(kind: RewardKind, state: ExchangeState): (typeof icons)[ExchangeState] | 'truck' {
  return kind === 'physical' && state === 'delivered' ? 'truck' : icons[state];
}
