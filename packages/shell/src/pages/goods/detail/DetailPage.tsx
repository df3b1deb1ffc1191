import { toId, type GoodsDetail, type GoodsId, type SkuId } from '@pawlet/core/api';
import { toDecimal } from '@pawlet/core/rules';
import type { PawletEvents } from '@pawlet/core';
import { productQueries, type Query } from '@pawlet/core/queries';
import { usePawlet, useQuery, useSession, useText } from '@pawlet/widgets';
import { ErrorState, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { useEffect, useState } from 'react';
import { Page } from '../../../layout/Page.tsx';
import { idParameter } from '../../../routing/parameters.ts';
import { usePageParameters } from '../../../stack/PageContext.ts';
import { recordView } from '../../me/footprints.ts';
import { DetailContent } from './DetailContent.tsx';
import { GoodsNotFound } from './GoodsNotFound.tsx';
import styles from './Detail.module.css';
import { goodsDetailMessages } from './goodsDetailMessages.ts';

const parameters = { id: idParameter, goods_id: idParameter, variant: idParameter };

/** One product, with everything needed to buy it. */
export function DetailPage() {
  const { id, goods_id: olderId, variant } = usePageParameters(parameters);
  const goodsId = toId<GoodsId>(id ?? olderId);
  return goodsId === undefined ? (
    <GoodsNotFound />
  ) : (
    <LoadedDetail key={goodsId} id={goodsId} variant={toId<SkuId>(variant)} />
  );
}

function LoadedDetail({ id, variant }: { readonly id: GoodsId; readonly variant: SkuId | undefined }) {
  const { events } = usePawlet();
  const text = useText(goodsDetailMessages);
  const found = useQuery(viewOf(id, events));
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
    if (shown === null) return <GoodsNotFound />;
    return <DetailContent goods={shown} variant={variant} onRefresh={found.reload} />;
  }
  return (
    <Page title={text('goodsDetail.detail')} bar={found.status === 'failed' ? 'solid' : 'transparent'}>
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
function viewOf(id: GoodsId, events: PawletEvents): Query<GoodsDetail | null> {
  const { load, ...query } = productQueries.detail(id);
  return {
    ...query,
    load: async (...given) => {
      const goods = await load(...given);
      if (goods !== null) {
        const { title, price } = goods;
        const eventPrice = { value: toDecimal(price), currency: price.currency };
        events.emit('pawlet:product-view', { productId: id, title, price: eventPrice });
      }
      return goods;
    },
  };
}
