import type { ReactElement } from 'react';
import { useHost, useText } from '../../runtime/index.ts';
import { Button, Picture, Sheet } from '../../ui/index.ts';
import styles from '../Checkout.module.css';
import { checkoutMessages } from '../checkoutMessages.ts';
import type { ShortOffer } from '../useCheckout.ts';
import { useLast } from '../useLast.ts';

export interface StockShortageSheetProps {
  /** Lines with too little stock; undefined closes the sheet. */
  readonly offers: readonly ShortOffer[] | undefined;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Lists the lines with too little stock and offers to continue without them. */
export function StockShortageSheet({
  offers,
  isBusy,
  onRemove,
  onClose,
}: StockShortageSheetProps): ReactElement | null {
  const host = useHost();
  const text = useText(checkoutMessages);
  const shown = useLast(offers);
  if (shown === undefined) return null;
  return (
    <Sheet
      open={offers !== undefined}
      onClose={onClose}
      title={text('checkout.shortTitle')}
      footer={
        <>
          <Button
            size="l"
            variant="tinted"
            tone="neutral"
            onClick={() => void host.navigate('/pages/cart/cart')}
          >
            {text('checkout.back')}
          </Button>
          <Button size="l" busy={isBusy} onClick={onRemove}>
            {text('checkout.removeAndContinue')}
          </Button>
        </>
      }
    >
      <p className={styles['sheetText']}>{text('checkout.shortText')}</p>
      <ul className={styles['lines']}>
        {shown.map(({ line, title, imageUrl }) => (
          <li key={line.id} className={styles['line']}>
            <span className={styles['picture']}>
              <Picture src={imageUrl} alt="" sizes="72px" radius="m" />
            </span>
            <span className={styles['facts']}>
              <span className={styles['name']}>{title}</span>
              <span className={styles['warning']}>
                {line.left > 0 ? text('checkout.left', { count: line.left }) : text('checkout.gone')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
