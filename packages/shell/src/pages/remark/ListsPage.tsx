import {
  toId,
  type GoodsId,
  type Review,
  type ReviewDigest,
  type ReviewFilter,
  type ReviewPage,
} from '@pawlet/core/api';
import { useFormat, useInfiniteResource, usePawlet, useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import {
  ButtonLink,
  Chip,
  Chips,
  EmptyState,
  ErrorState,
  Icon,
  InfiniteSentinel,
  Skeleton,
  SkeletonRegion,
} from '@pawlet/widgets/ui';
import { useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { Stars } from '../../layout/Stars.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { idParameter } from '../../routing/parameters.ts';
import { usePageMemory, usePageParameters } from '../../stack/PageContext.ts';
import { useMediaViewer } from './MediaViewer.tsx';
import { reviewPagesMessages } from './messages/messages.ts';
import styles from './Remark.module.css';
import { ReviewContent, ReviewHead } from './ReviewBody.tsx';
import { reviewRoute } from './reviewRoutes.ts';

const parameters = { goods_id: idParameter };
const filters = ['all', 'media', 'replied'] as const satisfies readonly ReviewFilter[];
const nothing = {
  all: 'reviewPages.none',
  media: 'reviewPages.noneMedia',
  replied: 'reviewPages.noneReplied',
} as const;

/** All reviews of a product. */
export function ListsPage() {
  const goodsId = toId<GoodsId>(usePageParameters(parameters).goods_id);
  return goodsId === undefined ? <NoGoods /> : <ReviewList key={goodsId} goodsId={goodsId} />;
}

function ReviewList({ goodsId }: { readonly goodsId: GoodsId }) {
  const { api } = usePawlet();
  const title = useShellText()('title.reviews');
  const text = useText(reviewPagesMessages);
  const [filter, setFilter] = usePageMemory<ReviewFilter>('filter', 'all');
  const list = useInfiniteResource<Review, ReviewPage>(['reviews', goodsId, filter], (page) =>
    api.reviews.list({ goodsId, filter, page }),
  );
  const viewer = useMediaViewer(list.items);
  // What all reviews say together is the same whichever of them are shown.
  const [known, setKnown] = useState<ReviewDigest>();
  const read = list.first?.digest;
  if (read !== undefined && read !== known) setKnown(read);
  const digest = read ?? known;
  if (list.status === 'ready' && read === undefined) return <NoGoods />;
  return (
    <Page title={title} onRefresh={list.reload}>
      <div className={styles['list']}>
        {digest === undefined ? (
          list.status === 'failed' ? null : (
            <SkeletonRegion>
              <Skeleton height="124px" />
            </SkeletonRegion>
          )
        ) : (
          <>
            <DigestBar digest={digest} />
            <Chips label={text('reviewPages.filters')} layout="scroll" className={styles['filters']}>
              {filters.map((id) => (
                <Chip key={id} selected={id === filter} onClick={() => setFilter(id)}>
                  {text(`reviewPages.${id}`, { count: digest.counts[id] })}
                </Chip>
              ))}
            </Chips>
          </>
        )}
        {list.status === 'loading' ? (
          <SkeletonRegion className={styles['cards']}>
            {[0, 1, 2].map((index) => (
              <Skeleton key={index} height="180px" />
            ))}
          </SkeletonRegion>
        ) : null}
        {list.status === 'failed' ? (
          <ErrorState onRetry={() => void list.reload()} busy={list.isRefreshing} />
        ) : null}
        {list.status === 'ready' && list.items.length === 0 ? (
          <EmptyState
            picture={<Icon name="star" size={56} />}
            title={text(nothing[filter])}
            action={
              <ButtonLink href={`#/pages/goods/detail?id=${goodsId}`}>
                {text('reviewPages.toGoods')}
              </ButtonLink>
            }
          />
        ) : null}
        {list.items.length === 0 ? null : (
          <>
            <div className={styles['cards']}>
              {list.items.map((review) => (
                <article key={review.id} className={styles['card']}>
                  <ReviewHead review={review} />
                  <ReviewContent review={review} viewer={viewer} />
                  <RouteLink className={styles['replies']} route={reviewRoute(review)}>
                    <Icon name="message" size={16} />
                    {review.replyCount === 0
                      ? text('reviewPages.toReply')
                      : text('reviewPages.replies', { count: review.replyCount })}
                  </RouteLink>
                </article>
              ))}
            </div>
            <InfiniteSentinel status={list.foot} onReach={list.loadMore} />
          </>
        )}
      </div>
      {viewer.element}
    </Page>
  );
}

function DigestBar({ digest }: { readonly digest: ReviewDigest }) {
  const text = useText(reviewPagesMessages);
  const format = useFormat();
  if (digest.counts.all === 0) return null;
  return (
    <section className={styles['digest']}>
      <span className={styles['average']}>{format.number(digest.star)}</span>
      <Stars count={digest.star} size={18} />
      <span className={styles['positive']}>
        {text('reviewPages.positive', { percent: digest.favourablePercent })}
      </span>
      <StarBars digest={digest} />
    </section>
  );
}

/** How many gave five stars, four, and so on. */
function StarBars({ digest: { counts, starCounts } }: { readonly digest: ReviewDigest }) {
  const text = useText(reviewPagesMessages);
  const shellText = useShellText();
  const format = useFormat();
  if (starCounts.length === 0) return null;
  return (
    <ul className={styles['bars']} aria-label={text('reviewPages.distribution')}>
      {starCounts.map((count, index) => {
        const star = starCounts.length - index;
        return (
          <li key={star} className={styles['barRow']}>
            <span className={styles['barStar']} aria-hidden="true">
              {format.number(star)}
              <Icon name="star" filled size={12} />
            </span>
            <span className={styles['barText']}>{shellText('page.stars', { count: star })}: </span>
            <span className={styles['barTrack']} aria-hidden="true">
              <span
                className={styles['barFill']}
                style={{ inlineSize: `${counts.all === 0 ? 0 : (count / counts.all) * 100}%` }}
              />
            </span>
            <span className={styles['barCount']}>{format.number(count)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function NoGoods() {
  const title = useShellText()('title.reviews');
  const text = useText(reviewPagesMessages);
  return (
    <Page title={title} hasToTop={false}>
      <EmptyState
        picture={<Icon name="box" size={56} />}
        title={text('reviewPages.notFoundGoods')}
        action={<ButtonLink href="#/pages/goods/goods">{text('reviewPages.toShop')}</ButtonLink>}
      />
    </Page>
  );
}
