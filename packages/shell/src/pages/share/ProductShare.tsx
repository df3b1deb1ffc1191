import type { ProductDetail } from '@pawlet/core/api';
import type { Money } from '@pawlet/core/rules';
import { sharingQueries } from '@pawlet/core/queries';
import { useFormat, useQuery, useSession, useText } from '@pawlet/widgets';
import { ErrorState, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { useRef } from 'react';
import { LinkRow } from './LinkRow.tsx';
import { shareMessages } from './shareMessages.ts';
import { usePoster } from './poster/usePoster.ts';
import { PosterView } from './PosterView.tsx';
import styles from './Share.module.css';
import { ShareButtons } from './ShareButtons.tsx';
import { shareLink } from './shareLink.ts';
import { useShareActions } from './useShareActions.ts';

export interface ProductShareProps {
  readonly product: ProductDetail;
  readonly price: Money;
  /** Picture of the selected variant. */
  readonly imageUrl: string;
}

/** Poster, link and share button of a product. Links of logged-in shoppers contain the inviter. */
export function ProductShare(props: ProductShareProps) {
  const country = useSession((state) => state.country);
  const isSignedIn = useSession(({ token }) => token !== '');
  const loaded = useQuery(sharingQueries.product(country, isSignedIn), { refreshOnFocus: false });
  if (loaded.data !== undefined) {
    const { origin = location.origin, inviteId } = loaded.data;
    return <Sharing {...props} origin={origin} inviteId={inviteId} />;
  }
  return loaded.status === 'failed' ? (
    <ErrorState layout="inline" onRetry={() => void loaded.reload()} busy={loaded.isRefreshing} />
  ) : (
    <SkeletonRegion className={styles['page']}>
      <Skeleton height="360px" />
      <Skeleton height="72px" />
    </SkeletonRegion>
  );
}

interface SharingProps extends ProductShareProps {
  readonly origin: string;
  readonly inviteId: number | undefined;
}

function Sharing({ product, price, imageUrl, origin, inviteId }: SharingProps) {
  const text = useText(shareMessages);
  const format = useFormat();
  const user = useSession((state) => state.user);
  const frame = useRef<HTMLDivElement>(null);
  const shownLink = useRef<HTMLElement>(null);
  const link = shareLink({ origin, inviteId, goodsId: product.id });
  const nickname = user?.nickname ?? '';
  const poster = usePoster(
    {
      words: {
        title: product.title,
        price: format.money(price),
        text: product.subtitle,
        from: nickname === '' ? '' : text('share.recommends', { name: nickname }),
        scan: text('share.scanGoods'),
      },
      link,
      pictureUrl: imageUrl,
      avatarUrl: user?.avatar ?? '',
    },
    frame,
  );
  const content = {
    title: product.title,
    text: product.subtitle === '' ? undefined : product.subtitle,
    url: link,
    imageUrl,
  };
  const actions = useShareActions(content, poster, shownLink);
  return (
    <div ref={frame} className={styles['sheet']}>
      <PosterView poster={poster} title={product.title} />
      <LinkRow link={link} shown={shownLink} />
      <ShareButtons {...actions} poster={poster} />
    </div>
  );
}
