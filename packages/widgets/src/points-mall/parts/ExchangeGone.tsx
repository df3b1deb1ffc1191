import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button, EmptyState, Icon } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import type { PointsView } from '../pointsViews.ts';

/** Shown for an exchange that does not exist or belongs to someone else. */
export function ExchangeGone({ onOpen }: { readonly onOpen: (view: PointsView) => void }): ReactElement {
  const text = useText(pointsMallMessages);
  return (
    <EmptyState
      picture={<Icon name="gift" size={56} />}
      title={text('pointsMall.exchangeGone')}
      action={<Button onClick={() => onOpen({ name: 'exchanges' })}>{text('pointsMall.toExchanges')}</Button>}
    />
  );
}
