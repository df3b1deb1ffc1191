import type { Amounts } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { Button, Sheet } from '../../ui/index.ts';
import styles from '../Checkout.module.css';
import { checkoutMessages } from '../checkoutMessages.ts';
import { useLast } from '../useLast.ts';

export interface PriceChangedSheetProps {
  readonly change: { readonly from: Amounts; readonly to: Amounts } | undefined;
  /** The new price is applied; the shopper submits the order again. */
  readonly onAccept: () => void;
}

/** Shows that the total has changed. */
export function PriceChangedSheet({ change, onAccept }: PriceChangedSheetProps): ReactElement | null {
  const text = useText(checkoutMessages);
  const format = useFormat();
  const shown = useLast(change);
  if (shown === undefined) return null;
  return (
    <Sheet
      open={change !== undefined}
      onClose={onAccept}
      title={text('checkout.changedTitle')}
      footer={
        <Button size="l" block onClick={onAccept}>
          {text('checkout.accept')}
        </Button>
      }
    >
      <p className={styles['sheetText']}>
        {text('checkout.changedText', {
          from: format.money(shown.from.total),
          to: format.money(shown.to.total),
        })}
      </p>
    </Sheet>
  );
}
