import type { ExchangeState, RewardKind } from '@pawlet/core/api';

/** Filters of the list of exchanges, in the order of the tabs. */
export const exchangeFilters = ['all', 'waiting', 'delivered', 'completed', 'refused'] as const;

/** A filter of the list of exchanges. */
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

/** Text key of an exchange's state, depending on the kind of reward. */
export function stateKey(kind: RewardKind, state: ExchangeState): StateKey {
  return words[kind][state];
}

const tones = {
  waiting: 'warning',
  delivered: 'primary',
  completed: 'success',
  refused: 'danger',
} as const satisfies Record<ExchangeState, string>;

/** Colour of the state's chip. */
export function stateTone(state: ExchangeState): (typeof tones)[ExchangeState] {
  return tones[state];
}

const icons = {
  waiting: 'clock',
  delivered: 'gift',
  completed: 'check',
  refused: 'close',
} as const satisfies Record<ExchangeState, string>;

/** Icon of the state: a parcel in transit is a lorry. */
export function stateIcon(kind: RewardKind, state: ExchangeState): (typeof icons)[ExchangeState] | 'truck' {
  return kind === 'physical' && state === 'delivered' ? 'truck' : icons[state];
}
