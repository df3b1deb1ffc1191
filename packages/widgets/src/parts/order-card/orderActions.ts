import type { OrderAction, OrderCard } from '@pawlet/core/api';

/** What this shop offers a shopper to do with an order; the server decides which of it an order allows. */
export type OfferedAction = Exclude<OrderAction, 'evaluate' | 'invoice'>;

/** From the least to the most wanted: the last one is the main button. */
const places: readonly OfferedAction[] = [
  'change_address',
  'delete',
  'cancel',
  'logistics',
  'remind',
  'buy_again',
  'receive',
  'pay',
];

/** Buttons beside one another at most; the one with the countdown takes the room of two. */
const mostButtons = 3;

/** How the actions of an order are laid out. */
export interface ActionPlaces {
  /** Behind "more". */
  readonly menu: readonly OfferedAction[];
  /** Buttons, the main one last. */
  readonly buttons: readonly OfferedAction[];
  /** The main button is one the shop waits for: it stands out. */
  readonly hasPrimary: boolean;
  /** The shop has been reminded: stands in the place of the button. */
  readonly isUrged: boolean;
}

/** Lays the actions of an order out: three buttons at most, the rest in a menu. */
export function placeActions({ actions, state, isReminded }: OrderCard): ActionPlaces {
  const offered = places.filter((action) => actions.includes(action));
  const isUrged = state === 'to-ship' && isReminded && !offered.includes('remind');
  const room = mostButtons - (isUrged || offered.includes('pay') ? 1 : 0);
  const last = offered.at(-1);
  return {
    menu: offered.slice(0, Math.max(0, offered.length - room)),
    buttons: offered.slice(-room),
    hasPrimary: last === 'pay' || last === 'receive' || last === 'remind',
    isUrged,
  };
}
