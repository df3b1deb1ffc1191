import type { OrderAction, OrderCard } from '@pawlet/core/api';

/** From the least to the most wanted: the last one is the main button. */
const places: readonly OrderAction[] = [
  'invoice',
  'change_address',
  'delete',
  'cancel',
  'logistics',
  'remind',
  'buy_again',
  'evaluate',
  'receive',
  'pay',
];

/** What the shop waits for. */
const awaited: readonly OrderAction[] = ['pay', 'receive', 'evaluate', 'remind'];

/** Buttons beside one another at most; the one with the countdown takes the room of two. */
const mostButtons = 3;

/** How the actions of an order are laid out. */
export interface ActionPlaces {
  /** Behind "more". */
  readonly menu: readonly OrderAction[];
  /** Buttons, the main one last. */
  readonly buttons: readonly OrderAction[];
  /** The main button is one the shop waits for: it stands out. */
  readonly hasPrimary: boolean;
  /** The shop has been reminded: stands in the place of the button. */
  readonly isUrged: boolean;
}

/** Lays the actions of an order out: three buttons at most, the rest in a menu. */
export function placeActions({ actions, state, isReminded }: OrderCard): ActionPlaces {
  // Its words are too long for a button beside others, and the page of the order has them in full.
  const always = actions.filter((action) => action === 'withdraw');
  const offered = places.filter((action) => actions.includes(action));
  const isUrged = state === 'to-ship' && isReminded && !offered.includes('remind');
  const room = mostButtons - (isUrged || offered.includes('pay') ? 1 : 0);
  const last = offered.at(-1);
  return {
    menu: [...offered.slice(0, Math.max(0, offered.length - room)), ...always],
    buttons: offered.slice(-room),
    hasPrimary: last !== undefined && awaited.includes(last),
    isUrged,
  };
}
