import type { ReactElement } from 'react';
import { Checkout, checkoutMessages, checkoutWidget, routeAfter } from '../checkout/index.ts';
import { CashierFlow } from '../parts/cashier/CashierFlow.tsx';
import { cashierMessages } from '../parts/index.ts';
import { ErrorBoundary, useText } from '../runtime/index.ts';
import { useOpenPage } from '../runtime/stay.ts';
import { ErrorState, Sheet } from '../ui/index.ts';
import type { InPlacePage } from './inPlacePage.ts';

/** The texts of everything the sheet can show. */
export const pageMessages = [...checkoutWidget.messages, cashierMessages];

export interface PageSheetProps {
  readonly page: InPlacePage;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Checkout, then cashier, in a sheet over the page. */
export function PageSheet({ page, isOpen, onClose }: PageSheetProps): ReactElement {
  const text = useText(checkoutMessages);
  const cashierText = useText(cashierMessages);
  const openPage = useOpenPage();
  const isCheckout = page.page === 'checkout';
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      height="full"
      title={isCheckout ? text('checkout.title') : cashierText('cashier.title')}
    >
      {/* The number of columns depends on the sheet, not on the page around it. */}
      <div data-pawlet-container="">
        <ErrorBoundary
          // oxlint-disable-next-line react/no-unstable-nested-components -- a function called by the boundary
          fallback={(_, retry) => <ErrorState onRetry={retry} />}
        >
          {isCheckout ? (
            <Checkout
              key={page.lines.join()}
              lines={page.lines}
              onOrdered={(order) => void openPage(routeAfter(order))}
            />
          ) : (
            <CashierFlow key={page.orderNumber} isContinued orderNumber={page.orderNumber} onHome={onClose} />
          )}
        </ErrorBoundary>
      </div>
    </Sheet>
  );
}
