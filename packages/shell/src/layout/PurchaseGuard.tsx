import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useStore, useText } from '@pawlet/widgets';
import { ButtonLink, EmptyState, Icon, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { isSafe, type FrameTrust } from '../host/createFrameTrust.ts';
import { frameMessages } from '../host/frame/frameMessages.ts';
import styles from './PurchaseGuard.module.css';

export interface PurchaseGuardProps {
  readonly trust: StoreApi<FrameTrust>;
  /** The step of the purchase, rendered where nothing can be overlaid on it. */
  readonly children?: ReactNode;
}

/** Keeps a step of a purchase out of frames of unidentified sites: there a click may be hijacked. */
export function PurchaseGuard({ trust, children }: PurchaseGuardProps) {
  const found = useStore(trust, (value) => value);
  const text = useText(frameMessages);
  if (isSafe(found)) return children;
  if (found === 'waiting') {
    return (
      <SkeletonRegion className={styles['waiting']}>
        <Skeleton height="168px" />
        <Skeleton height="152px" />
      </SkeletonRegion>
    );
  }
  return (
    <EmptyState
      picture={<Icon name="lock" size={56} />}
      title={text('frame.refused')}
      description={text('frame.refusedText')}
      action={
        <ButtonLink href={location.href} target="_blank" rel="noopener">
          {text('frame.openShop')}
        </ButtonLink>
      }
    />
  );
}
