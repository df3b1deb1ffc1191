import type { OrderAction, OrderCard } from '@pawlet/core/api';

/** By increasing importance: the last one is the main button. */
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

/** Actions the shop is waiting for. */
const awaited: readonly OrderAction[] = ['pay', 'receive', 'evaluate', 'remind'];

/** Maximum number of buttons; the one with the countdown counts as two. */
const maxButtons = 3;

/** Layout of an order's actions. */
export interface ActionPlaces {
  /** In the menu "more". */
  readonly menu: readonly OrderAction[];
  /** Buttons, the main one last. */
  readonly buttons: readonly OrderAction[];
  /** The shop is waiting for the main action: it is highlighted. */
  readonly hasPrimary: boolean;
  /** The shop has been reminded: shown in place of the button. */
  readonly isUrged: boolean;
}

/** Distributes an order's actions: three buttons at most, the rest in a menu. */
export function placeActions({ actions, state, isReminded }: OrderCard): ActionPlaces {
  // Its label is too long for a row of buttons, and the order's page shows it in full.
  const always = actions.filter((action) => action === 'withdraw');
  const offered = places.filter((action) => actions.includes(action));
  const isUrged = state === 'to-ship' && isReminded && !offered.includes('remind');
  const room = maxButtons - (isUrged || offered.includes('pay') ? 1 : 0);
  const last = offered.at(-1);
  return {
    menu: [...offered.slice(0, Math.max(0, offered.length - room)), ...always],
    buttons: offered.slice(-room),
    hasPrimary: last !== undefined && awaited.includes(last),
    isUrged,
  };
}
