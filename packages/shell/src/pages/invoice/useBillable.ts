import type { InvoiceOrder, OrderNumber } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import type { Money } from '@pawlet/core/rules';
import { useText, useToast } from '@pawlet/widgets';
import { useNavigation } from '../../storefront.ts';
import { paths } from '../../routing/paths.ts';
import { usePageMemory } from '../../stack/PageContext.ts';
import { chooseAll, mostOrders, getProblem, computeSum } from './invoiceOrders.ts';
import { invoicePagesMessages } from './invoicePagesMessages.ts';

/** The selection of orders to be invoiced. */
export interface Billable {
  readonly isChosen: (order: InvoiceOrder) => boolean;
  readonly choose: (order: InvoiceOrder, isChosen: boolean) => void;
  readonly chooseAll: (isChosen: boolean) => void;
  readonly state: 'none' | 'some' | 'all';
  readonly count: number;
  readonly sum: Money | undefined;
  /** Continues to the form. */
  readonly next: () => void;
}

const nothing: readonly OrderNumber[] = [];

/** Keeps the selection of orders in the list, also while the form is on top of it. */
export function useBillable(orders: readonly InvoiceOrder[]): Billable {
  const navigation = useNavigation();
  const text = useText(invoicePagesMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const [kept, keep] = usePageMemory('chosen', nothing);
  const chosen = orders.filter(({ orderNumber }) => kept.includes(orderNumber));
  const all = chooseAll(orders);
  const listNumbers = (list: readonly InvoiceOrder[]): readonly OrderNumber[] =>
    list.map(({ orderNumber }) => orderNumber);
  return {
    isChosen: ({ orderNumber }) => kept.includes(orderNumber),
    choose: (order, isChosen) => {
      if (!isChosen) {
        keep(listNumbers(chosen.filter(({ orderNumber }) => orderNumber !== order.orderNumber)));
        return;
      }
      const problem = getProblem(order, chosen);
      if (problem === 'currency') showToast(text('invoicePages.oneCurrency'));
      else if (problem === 'most') showToast(text('invoicePages.mostOrders', { count: mostOrders }));
      else keep(listNumbers([...chosen, order]));
    },
    chooseAll: (isChosen) => keep(isChosen ? listNumbers(all) : nothing),
    state: toState(chosen.length, all.length),
    count: chosen.length,
    sum: computeSum(chosen),
    next: () => {
      if (chosen.length === 0) showToast(shopText('check.invoice.items'));
      else void navigation.navigateTo(`${paths.requestInvoice}?order_sns=${listNumbers(chosen).join(',')}`);
    },
  };
}

function toState(chosen: number, all: number): Billable['state'] {
  if (chosen === 0) return 'none';
  return chosen >= all ? 'all' : 'some';
}
