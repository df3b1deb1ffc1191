import { toId, type ProductDetail, type ProductId, type SkuId } from '@pawlet/core/api';
import { toDecimal } from '@pawlet/core/rules';
import type { PawletEvents } from '@pawlet/core';
import { productQueries, type Query } from '@pawlet/core/queries';
import { usePawlet, useQuery, useSession, useText } from '@pawlet/widgets';
import { ErrorState, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { useEffect, useState } from 'react';
import { Page } from '../../../layout/Page.tsx';
import { idParameter } from '../../../routing/parameters.ts';
import { usePageParameters } from '../../../stack/PageContext.ts';
import { recordView } from '../../me/views.ts';
import { DetailContent } from './DetailContent.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import styles from './Detail.module.css';
import { productDetailMessages } from './productDetailMessages.ts';

const parameters = { id: idParameter, goods_id: idParameter, variant: idParameter };

/** One product, with everything needed to buy it. */
export function DetailPage() {
  const { id, goods_id: olderId, variant } = usePageParameters(parameters);
  const goodsId = toId<ProductId>(id ?? olderId);
  return goodsId === undefined ? (
    <ProductNotFound />
  ) : (
    <LoadedDetail key={goodsId} id={goodsId} variant={toId<SkuId>(variant)} />
  );
}

function LoadedDetail({ id, variant }: { readonly id: ProductId; readonly variant: SkuId | undefined }) {
  const { events } = usePawlet();
  const text = useText(productDetailMessages);
  const found = useQuery(getView(id, events));
  const owner = useSession(({ token, user }) => (token === '' ? '' : String(user?.id ?? '')));
  const isFound = found.data !== undefined && found.data !== null;
  useEffect(() => {
    if (isFound) recordView(owner, { goodsId: id, at: Date.now() });
  }, [isFound, owner, id]);
  // A visitor's data are not personal. They stay while the product is refetched after a log-in, and with them the sheet
  // in which the log-in was requested.
  const [seenByVisitor, setSeenByVisitor] = useState(owner === '' ? found.data : undefined);
  if (owner === '' && found.data !== undefined && found.data !== seenByVisitor) setSeenByVisitor(found.data);
  // `null` is an answer: the product does not exist.
  const isWaiting = found.data === undefined && owner !== '';
  const shown = isWaiting ? seenByVisitor : found.data;
  if (shown !== undefined) {
    if (shown === null) return <ProductNotFound />;
    return <DetailContent product={shown} variant={variant} onRefresh={found.reload} />;
  }
  return (
    <Page title={text('productDetail.detail')} bar={found.status === 'failed' ? 'solid' : 'transparent'}>
      {found.status === 'failed' ? (
        <ErrorState onRetry={() => void found.reload()} busy={found.isRefreshing} />
      ) : (
        <SkeletonRegion className={styles['waiting']}>
          <Skeleton ratio={1} />
          <div className={styles['skeleton']}>
            <Skeleton height="32px" width="40%" />
            <Skeleton shape="text" lines={2} />
            <Skeleton height="96px" />
            <Skeleton height="180px" />
          </div>
        </SkeletonRegion>
      )}
    </Page>
  );
}

/** The product; each read counts as a view. */
function getView(id: ProductId, events: PawletEvents): Query<ProductDetail | null> {
  const { load, ...query } = productQueries.detail(id);
  return {
    ...query,
    load: async (...given) => {
      const product = await load(...given);
      if (product !== null) {
        const { title, price } = product;
        const eventPrice = { value: toDecimal(price), currency: price.currency };
        events.emit('pawlet:product-view', { productId: id, title, price: eventPrice });
      }
      return product;
    },
  };
}
