import { lazy } from '@pawlet/core/lazy';
import { useLazyPart, useText } from '@pawlet/widgets';
import { ErrorState, Sheet, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import type { ProductShareProps } from '../../share/ProductShare.tsx';
import { productDetailMessages } from './productDetailMessages.ts';

export interface ShareSheetProps extends ProductShareProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const productShare = lazy(() => import('../../share/ProductShare.tsx'));

/** The ways to share a product; their code loads when the sheet opens. */
export function ShareSheet({ open, onClose, ...product }: ShareSheetProps) {
  const text = useText(productDetailMessages);
  const share = useLazyPart(productShare, open);
  return (
    <Sheet open={open} onClose={onClose} title={text('productDetail.share')}>
      {share.status === 'loading' ? (
        <SkeletonRegion>
          <Skeleton height="360px" />
        </SkeletonRegion>
      ) : null}
      {share.status === 'failed' ? <ErrorState layout="inline" onRetry={share.retry} /> : null}
      {share.status === 'ready' && open ? <share.value.ProductShare {...product} /> : null}
    </Sheet>
  );
}
