import type { NextTier } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useCartState, useFormat, usePawlet, useRequireLogin, useText } from '../../runtime/index.ts';
import { Button, ProgressBar } from '../../ui/index.ts';
import styles from '../Cart.module.css';
import { cartMessages } from '../cartMessages.ts';

/** Notices above the lines: lines not transferred yet, log-in for visitors, the next discount tier. */
export function CartNotices({
  isVisitor,
  nextTier,
}: {
  readonly isVisitor: boolean;
  readonly nextTier: NextTier | undefined;
}): ReactElement | null {
  const { cart } = usePawlet();
  const text = useText(cartMessages);
  const requireLogin = useRequireLogin();
  const hasFailed = useCartState(({ transfer }) => transfer === 'failed');
  if (hasFailed) {
    return (
      <Notice action={text('cart.retry')} onAction={() => cart.retryTransfer()}>
        {text('cart.transferFailed')}
      </Notice>
    );
  }
  if (isVisitor) {
    return (
      <Notice action={text('cart.logIn')} onAction={() => void requireLogin()}>
        {text('cart.visitor')}
      </Notice>
    );
  }
  return nextTier === undefined ? null : <Nudge tier={nextTier} />;
}

function Notice({
  children,
  action,
  onAction,
}: {
  readonly children: string;
  readonly action: string;
  readonly onAction: () => void;
}): ReactElement {
  return (
    <div className={styles['notice']}>
      <p>{children}</p>
      <Button size="s" variant="outlined" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}

function Nudge({ tier }: { readonly tier: NextTier }): ReactElement {
  const text = useText(cartMessages);
  const format = useFormat();
  const sentence = text('cart.nudge', { need: format.money(tier.need), off: format.money(tier.off) });
  const done = tier.reach.amountMinor - tier.need.amountMinor;
  return (
    <div className={styles['nudge']}>
      <p>{sentence}</p>
      <ProgressBar value={done / Math.max(tier.reach.amountMinor, 1)} label={sentence} />
    </div>
  );
}
