import type { ProductSummary, InvitationOffer } from '@pawlet/core/api';
import { sharingQueries } from '@pawlet/core/queries';
import { useFormat, usePointsOffered, useQuery, useSession, useText } from '@pawlet/widgets';
import { Cell, CellGroup, ErrorState, Icon, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { useRef } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { usePageMemory } from '../../stack/PageContext.ts';
import { LinkRow } from './LinkRow.tsx';
import { shareMessages } from './shareMessages.ts';
import { PictureChoice } from './PictureChoice.tsx';
import { usePoster } from './poster/usePoster.ts';
import { PosterView } from './PosterView.tsx';
import styles from './Share.module.css';
import { ShareButtons } from './ShareButtons.tsx';
import { shareLink } from './shareLink.ts';
import { useShareActions } from './useShareActions.ts';

/** Poster and link with which a shopper invites others. */
export function PublicizePage() {
  const title = useShellText()('title.publicize');
  const country = useSession((state) => state.country);
  const loaded = useQuery(sharingQueries.invitation(country), { refreshOnFocus: false });
  if (loaded.data !== undefined) {
    return <Sharing {...loaded.data} origin={loaded.data.origin ?? location.origin} />;
  }
  return (
    <Page title={title}>
      {loaded.status === 'failed' ? (
        <ErrorState onRetry={() => void loaded.reload()} busy={loaded.isRefreshing} />
      ) : (
        <SkeletonRegion className={styles['page']}>
          <Skeleton height="460px" />
          <Skeleton height="72px" />
          <Skeleton height="104px" />
        </SkeletonRegion>
      )}
    </Page>
  );
}

interface SharingProps {
  readonly offer: InvitationOffer;
  readonly inviteId: number;
  readonly origin: string;
}

function Sharing({ offer, inviteId, origin }: SharingProps) {
  const text = useText(shareMessages);
  const shellText = useShellText();
  const format = useFormat();
  const hasPoints = usePointsOffered();
  const user = useSession((state) => state.user);
  const [product, setProduct] = usePageMemory<ProductSummary | undefined>('goods', undefined);
  const frame = useRef<HTMLDivElement>(null);
  const shownLink = useRef<HTMLElement>(null);
  const link = shareLink({ origin, inviteId, goodsId: product?.id });
  const title = product?.title ?? offer.title;
  const pictureUrl = product?.imageUrl ?? offer.imageUrl;
  const nickname = user?.nickname ?? '';
  const poster = usePoster(
    {
      words: {
        title,
        text: product === undefined ? offer.text : product.description,
        from: nickname === '' ? '' : text('share.invites', { name: nickname }),
        scan: text(product === undefined ? 'share.scan' : 'share.scanGoods'),
      },
      link,
      pictureUrl,
      avatarUrl: user?.avatar ?? '',
    },
    frame,
  );

  const words = product === undefined ? offer.text : product.description;
  const content = {
    title,
    text: words === '' ? undefined : words,
    url: link,
    imageUrl: pictureUrl === '' ? undefined : pictureUrl,
  };
  const actions = useShareActions(content, poster, shownLink);

  return (
    <Page title={shellText('title.publicize')} footer={<ShareButtons {...actions} poster={poster} />}>
      <div ref={frame} className={styles['page']}>
        {hasPoints ? (
          <p className={styles['reward']}>
            <Icon name="gift" size={18} />
            {text('share.reward', { points: format.number(offer.points) })}
          </p>
        ) : null}
        <PosterView poster={poster} title={title} />
        <PictureChoice shopPictureUrl={offer.imageUrl} chosen={product} onChoose={setProduct} />
        <LinkRow link={link} shown={shownLink} />
        <CellGroup>
          <Cell
            leading={<Icon name="user" size={20} />}
            label={text('share.people')}
            href="#/pages/share/invite"
          />
          {hasPoints ? (
            <Cell
              leading={<Icon name="info" size={20} />}
              label={text('share.rules')}
              href="#/pages/share/rule"
            />
          ) : null}
        </CellGroup>
      </div>
    </Page>
  );
}
