import { toOrderNumber, type Order, type OrderNumber } from '@pawlet/core/api';
import { orderQueries } from '@pawlet/core/queries';
import { useQuery, useText } from '@pawlet/widgets';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Icon,
  Skeleton,
  SkeletonRegion,
} from '@pawlet/widgets/ui';
import { useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { textParameter } from '../../routing/parameters.ts';
import { paths } from '../../routing/paths.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { OrderNotFound } from '../order/OrderNotFound.tsx';
import { orderRoute } from '../../routing/builders/orderRoutes.ts';
import { LineForm } from './LineForm.tsx';
import { reviewPagesMessages } from './reviewPagesMessages.ts';
import styles from './Reviews.module.css';
import { reviewableLines } from './reviewForm.ts';
import { useReviewForm } from './useReviewForm.ts';

const parameters = { order_sn: textParameter };

/** Reviews an order, all lines at once. */
export function WritePage() {
  const title = useShellText()('title.writeReview');
  const orderNumber = toOrderNumber(usePageParameters(parameters).order_sn);
  if (orderNumber === undefined) return <OrderNotFound title={title} />;
  return <LoadedOrder key={orderNumber} orderNumber={orderNumber} />;
}

function LoadedOrder({ orderNumber }: { readonly orderNumber: OrderNumber }) {
  const title = useShellText()('title.writeReview');
  const [isDone, setIsDone] = useState(false);
  const found = useQuery(orderQueries.detail(orderNumber), {
    refreshOnFocus: false,
  });
  if (isDone) return <Thanks title={title} />;
  if (found.data?.status === 'not-found') return <OrderNotFound title={title} />;
  if (found.data?.status === 'ok') {
    const { order } = found.data;
    if (order.actions.includes('evaluate') && reviewableLines(order.lines).length > 0) {
      return <ReviewForm order={order} onDone={() => setIsDone(true)} onStale={found.reload} />;
    }
    // A stale copy may show that while the new one is loading.
    if (!found.isRefreshing) return <NothingToReview order={order} />;
  }
  return (
    <Page title={title}>
      {found.status === 'failed' ? (
        <ErrorState onRetry={() => void found.reload()} busy={found.isRefreshing} />
      ) : (
        <SkeletonRegion className={styles['cards']}>
          <Skeleton height="480px" />
        </SkeletonRegion>
      )}
    </Page>
  );
}

interface ReviewFormProps {
  readonly order: Order;
  readonly onDone: () => void;
  readonly onStale: () => Promise<void>;
}

function ReviewForm({ order, onDone, onStale }: ReviewFormProps) {
  const title = useShellText()('title.writeReview');
  const text = useText(reviewPagesMessages);
  const lines = reviewableLines(order.lines);
  const { form, getDraft, change, setFiles } = useReviewForm(order.orderNumber, lines, { onDone, onStale });
  return (
    <Page
      title={title}
      hasToTop={false}
      footer={
        <div className={styles['footer']}>
          <Button block size="l" busy={form.isBusy} onClick={() => void form.submit()}>
            {text('reviewPages.submit')}
          </Button>
        </div>
      }
    >
      <div className={styles['cards']}>
        {lines.map((line) => (
          <LineForm
            key={line.id}
            line={line}
            draft={getDraft(line.id)}
            onChange={(changes) => change(line.id, changes)}
            onFiles={(files) => setFiles(line.id, files)}
            problem={form.getError(`content.${line.id}`)}
            filesProblem={form.getError(`media.${line.id}`)}
            onLeave={() => form.leave(`content.${line.id}`)}
            areaRef={form.getRef(`content.${line.id}`)}
          />
        ))}
      </div>
    </Page>
  );
}

function Thanks({ title }: { readonly title: string }) {
  const navigation = useNavigation();
  const text = useText(reviewPagesMessages);
  return (
    <Page title={title} hasToTop={false}>
      <section className={styles['thanks']}>
        <div className={styles['thanksIcon']} aria-hidden="true">
          <Icon name="check" size={32} />
        </div>
        <div aria-live="polite">
          <h2 className={styles['heading']}>{text('reviewPages.thanks')}</h2>
          <p className={styles['thanksText']}>{text('reviewPages.thanksText')}</p>
        </div>
        <div className={styles['pair']}>
          <Button
            block
            variant="outlined"
            tone="neutral"
            onClick={() => void navigation.switchTab(paths.home)}
          >
            {text('reviewPages.home')}
          </Button>
          <Button block onClick={() => void navigation.redirectTo(`${paths.myReviews}?status=1`)}>
            {text('reviewPages.toMine')}
          </Button>
        </div>
      </section>
    </Page>
  );
}

function NothingToReview({ order }: { readonly order: Order }) {
  const title = useShellText()('title.writeReview');
  const text = useText(reviewPagesMessages);
  const isReviewed = order.lines.some(({ isEvaluated }) => isEvaluated);
  return (
    <Page title={title} hasToTop={false}>
      {isReviewed ? (
        <EmptyState
          picture={<Icon name="star" size={56} />}
          title={text('reviewPages.already')}
          action={
            <ButtonLink href="#/pages/remark/comment?status=1">{text('reviewPages.toMine')}</ButtonLink>
          }
        />
      ) : (
        <EmptyState
          picture={<Icon name="star" size={56} />}
          title={text('reviewPages.notYet')}
          description={text('reviewPages.notYetText')}
          action={
            <ButtonLink href={`#${orderRoute(order.orderNumber)}`}>{text('reviewPages.toOrder')}</ButtonLink>
          }
        />
      )}
    </Page>
  );
}
