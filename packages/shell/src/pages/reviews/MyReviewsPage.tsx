import type { OrderNumber, OwnReview, Page as ListPage, WaitingLine } from '@pawlet/core/api';
import { variantName } from '@pawlet/core/rules';
import { reviewQueries } from '@pawlet/core/queries';
import { type InfiniteResource, usePagedQuery, usePawletEvent, useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { Button, ButtonLink, EmptyState, Icon, List, Picture, Tabs, Tag } from '@pawlet/widgets/ui';
import { useId } from 'react';
import { Page } from '../../layout/Page.tsx';
import { Stars } from '../../layout/Stars.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { rangeParameter } from '../../routing/parameters.ts';
import { paths } from '../../routing/paths.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { useMediaViewer } from './MediaViewer.tsx';
import { reviewPagesMessages } from './reviewPagesMessages.ts';
import styles from './Reviews.module.css';
import { ReviewContent, ReviewFacts } from './ReviewBody.tsx';
import { reviewRoute, writeReviewRoute } from '../../routing/builders/reviewRoutes.ts';

const parameters = { status: rangeParameter(0, 1) };
const tabs = ['pending', 'done'] as const;

/** The orders that the shopper can review, and the shopper's reviews; `status` is the number of the tab. */
export function MyReviewsPage() {
  const navigation = useNavigation();
  const shellText = useShellText();
  const text = useText(reviewPagesMessages);
  const panelId = useId();
  const tab = tabs[usePageParameters(parameters).status ?? 0] ?? 'pending';
  const isPending = tab === 'pending';
  const waiting = usePagedQuery(isPending ? reviewQueries.waiting() : undefined, {
    refreshOnFocus: true,
    refreshOnReturn: true,
  });
  const own = usePagedQuery(isPending ? undefined : reviewQueries.own(), {
    refreshOnFocus: true,
    refreshOnReturn: true,
  });
  const reload = isPending ? waiting.reload : own.reload;
  usePawletEvent('pawlet:order-changed', () => void reload());
  return (
    <Page title={shellText('title.myReviews')} onRefresh={reload}>
      <div className={styles['tabs']}>
        <Tabs
          label={text('reviewPages.tabs')}
          layout="fill"
          items={tabs.map((id) => ({ id, label: text(`reviewPages.${id}`) }))}
          selected={tab}
          onSelect={(id) => navigation.replaceParameters(`status=${id === 'done' ? 1 : 0}`)}
          panelId={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={text(`reviewPages.${tab}`)} className={styles['panel']}>
        {isPending ? <Waiting list={waiting} /> : <Own list={own} />}
      </div>
    </Page>
  );
}

type Reviews<T> = InfiniteResource<T, ListPage<T>>;

function Waiting({ list }: { readonly list: Reviews<WaitingLine> }) {
  const text = useText(reviewPagesMessages);
  return (
    <List
      list={list}
      className={styles['cards']}
      skeleton={{ height: '152px' }}
      empty={
        <EmptyState
          picture={<Icon name="star" size={56} />}
          title={text('reviewPages.nothingPending')}
          action={<ButtonLink href="#/pages/index/index">{text('reviewPages.toShop')}</ButtonLink>}
        />
      }
    >
      <div className={styles['cards']}>
        {byOrder(list.items).map(({ orderNumber, lines }) => (
          <article key={orderNumber} className={styles['card']}>
            <ul className={styles['lines']}>
              {lines.map((line) => (
                <li key={line.id}>
                  <LineRow {...line} route={`${paths.product}?id=${line.goodsId}`} />
                </li>
              ))}
            </ul>
            <div className={styles['actions']}>
              <ButtonLink
                size="s"
                variant="outlined"
                href={`#${writeReviewRoute(orderNumber)}`}
                aria-label={text('reviewPages.reviewOrder', { number: orderNumber })}
              >
                {text('reviewPages.review')}
              </ButtonLink>
            </div>
          </article>
        ))}
      </div>
    </List>
  );
}

interface LineRowProps extends Pick<WaitingLine, 'title' | 'imageUrl' | 'attributes'> {
  readonly route: string;
}

function LineRow({ title, imageUrl, attributes, route }: LineRowProps) {
  return (
    <RouteLink className={styles['line']} route={route}>
      <span className={styles['thumb']}>
        <Picture src={imageUrl} alt="" sizes="64px" radius="s" />
      </span>
      <span className={styles['lineText']}>
        <span className={styles['lineTitle']}>{title}</span>
        <span className={styles['facts']}>{variantName(attributes)}</span>
      </span>
    </RouteLink>
  );
}

interface WaitingOrder {
  readonly orderNumber: OrderNumber;
  readonly lines: readonly WaitingLine[];
}

/** An order is reviewed at once: its lines are grouped. */
function byOrder(lines: readonly WaitingLine[]): readonly WaitingOrder[] {
  const orders = new Map<OrderNumber, WaitingLine[]>();
  for (const line of lines) {
    const known = orders.get(line.orderNumber);
    if (known === undefined) orders.set(line.orderNumber, [line]);
    else known.push(line);
  }
  return [...orders].map(([orderNumber, its]) => ({ orderNumber, lines: its }));
}

function Own({ list }: { readonly list: Reviews<OwnReview> }) {
  const navigation = useNavigation();
  const text = useText(reviewPagesMessages);
  const viewer = useMediaViewer(list.items);
  return (
    <>
      <List
        list={list}
        className={styles['cards']}
        skeleton={{ height: '152px' }}
        empty={
          <EmptyState
            picture={<Icon name="star" size={56} />}
            title={text('reviewPages.nothingDone')}
            action={
              <Button onClick={() => navigation.replaceParameters('status=0')}>
                {text('reviewPages.toPending')}
              </Button>
            }
          />
        }
      >
        <div className={styles['cards']}>
          {list.items.map((review) => (
            <article key={review.id} className={styles['card']}>
              <LineRow
                title={review.goods.title}
                imageUrl={review.goods.imageUrl}
                attributes={review.attributes}
                route={`${paths.product}?id=${review.goodsId}`}
              />
              <div className={styles['ownHead']}>
                <Stars count={review.star} />
                <ReviewFacts review={{ ...review, attributes: [] }} />
                {review.isHeld ? (
                  <Tag tone="warning">
                    {text(review.refusal === '' ? 'reviewPages.held' : 'reviewPages.refused')}
                  </Tag>
                ) : null}
              </div>
              <ReviewContent review={review} viewer={viewer} />
              {review.isHeld ? (
                <p className={styles['facts']}>
                  {review.refusal === ''
                    ? text('reviewPages.heldNote')
                    : text('reviewPages.refusedNote', { reason: review.refusal })}
                </p>
              ) : (
                <RouteLink className={styles['replies']} route={reviewRoute(review)}>
                  <Icon name="message" size={16} />
                  {text('reviewPages.replies', { count: review.replyCount })}
                </RouteLink>
              )}
            </article>
          ))}
        </div>
      </List>
      {viewer.element}
    </>
  );
}
