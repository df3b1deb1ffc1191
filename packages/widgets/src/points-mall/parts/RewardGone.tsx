import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button, EmptyState, Icon } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import type { PointsView } from '../pointsViews.ts';

/** Shown for a reward that the shop no longer offers. */
export function RewardGone({ onOpen }: { readonly onOpen: (view: PointsView) => void }): ReactElement {
  const text = useText(pointsMallMessages);
  return (
    <EmptyState
      picture={<Icon name="gift" size={56} />}
      title={text('pointsMall.gone')}
      action={<Button onClick={() => onOpen({ name: 'home' })}>{text('pointsMall.toMall')}</Button>}
    />
  );
}
