import { toId, type ProductId, type ReviewDigest, type ReviewFilter } from '@pawlet/core/api';
import { reviewQueries } from '@pawlet/core/queries';
import { useFormat, usePagedQuery, useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import {
  Button,
  ButtonLink,
  Chip,
  Chips,
  EmptyState,
  Icon,
  List,
  Skeleton,
  SkeletonRegion,
} from '@pawlet/widgets/ui';
import { useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { Stars } from '../../layout/Stars.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { choiceParameter, idParameter, rangeParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { useMediaViewer } from './MediaViewer.tsx';
import { reviewPagesMessages } from './reviewPagesMessages.ts';
import styles from './Reviews.module.css';
import { ReviewContent, ReviewHead } from './ReviewBody.tsx';
import { reviewRoute } from '../../routing/builders/reviewRoutes.ts';
import { StarBars, type StarFilterProps } from './StarBars.tsx';

const filters = ['all', 'media', 'replied'] as const satisfies readonly ReviewFilter[];
const parameters = {
  goods_id: idParameter,
  star: rangeParameter(1, 5),
  show: choiceParameter('media', 'replied'),
};
const nothing = {
  all: 'reviewPages.none',
  media: 'reviewPages.noneMedia',
  replied: 'reviewPages.noneReplied',
} as const;

/** All reviews of a product. */
export function ListsPage() {
  const { goods_id, star, show } = usePageParameters(parameters);
  const goodsId = toId<ProductId>(goods_id);
  if (goodsId === undefined) return <NoProduct />;
  return <ReviewList key={goodsId} goodsId={goodsId} star={star} filter={show ?? 'all'} />;
}

interface ReviewListProps {
  readonly goodsId: ProductId;
  /** Only reviews with this many stars; undefined for all. */
  readonly star: number | undefined;
  readonly filter: ReviewFilter;
}

function ReviewList({ goodsId, star, filter }: ReviewListProps) {
  const navigation = useNavigation();
  const shellText = useShellText();
  const title = shellText('title.reviews');
  const text = useText(reviewPagesMessages);
  const list = usePagedQuery(reviewQueries.ofProduct(goodsId, filter, star));
  const show = (chosen: Partial<Pick<ReviewListProps, 'star' | 'filter'>>): void => {
    const next = { star, filter, ...chosen };
    const search = new URLSearchParams({ goods_id: String(goodsId) });
    if (next.star !== undefined) search.set('star', String(next.star));
    if (next.filter !== 'all') search.set('show', next.filter);
    navigation.replaceParameters(search.toString());
  };
  const viewer = useMediaViewer(list.items);
  // The summary is the same for every filter.
  const [known, setKnown] = useState<ReviewDigest>();
  const read = list.first?.digest;
  if (read !== undefined && read !== known) setKnown(read);
  const digest = read ?? known;
  if (list.status === 'ready' && read === undefined) return <NoProduct />;
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
            <DigestBar digest={digest} star={star} onStar={(chosen) => show({ star: chosen })} />
            <Chips label={text('reviewPages.filters')} layout="scroll" className={styles['filters']}>
              {star === undefined ? null : (
                <Chip
                  selected
                  onClick={() => show({ star: undefined })}
                  removeLabel={text('reviewPages.removeFilter', {
                    name: shellText('page.stars', { count: star }),
                  })}
                  onRemove={() => show({ star: undefined })}
                >
                  {shellText('page.stars', { count: star })}
                </Chip>
              )}
              {filters.map((id) => (
                <Chip key={id} selected={id === filter} onClick={() => show({ filter: id })}>
                  {text(`reviewPages.${id}`, { count: (digest.countsWithin ?? digest.counts)[id] })}
                </Chip>
              ))}
            </Chips>
          </>
        )}
        <List
          list={list}
          className={styles['cards']}
          skeleton={{ height: '180px' }}
          rows={3}
          empty={
            <EmptyState
              picture={<Icon name="star" size={56} />}
              title={text(star === undefined ? nothing[filter] : 'reviewPages.noneMatching')}
              action={
                star === undefined ? (
                  <ButtonLink href={`#/pages/goods/detail?id=${goodsId}`}>
                    {text('reviewPages.toGoods')}
                  </ButtonLink>
                ) : (
                  <Button variant="outlined" onClick={() => show({ star: undefined, filter: 'all' })}>
                    {text('reviewPages.showAll')}
                  </Button>
                )
              }
            />
          }
        >
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
        </List>
      </div>
      {viewer.element}
    </Page>
  );
}

interface DigestBarProps extends StarFilterProps {
  readonly digest: ReviewDigest;
}

function DigestBar({ digest, ...filter }: DigestBarProps) {
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
      <StarBars digest={digest} {...filter} />
    </section>
  );
}

function NoProduct() {
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
