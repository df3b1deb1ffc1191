import type { ProductSummary, OfferedCoupon } from '@pawlet/core/api';
import { couponQueries } from '@pawlet/core/queries';
import { useFormat, useQuery, useText } from '@pawlet/widgets';
import { ProductTile, useAddToCart } from '@pawlet/widgets/parts';
import { ButtonLink, EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { textParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { ClaimButton, isClaimable } from './ClaimButton.tsx';
import styles from './Coupon.module.css';
import { couponsMessages } from './couponsMessages.ts';
import { couponProductsRoute } from '../../routing/builders/couponRoutes.ts';
import { ClaimedShare } from './OfferTicket.tsx';
import { Ticket } from './Ticket.tsx';

const parameters = { id: textParameter };

/** One coupon: its discount, its rules, and products that it applies to. */
export function CouponPage() {
  const { id } = usePageParameters(parameters);
  return id === undefined ? <CouponNotFound /> : <LoadedCoupon key={id} id={id} />;
}

function LoadedCoupon({ id }: { readonly id: string }) {
  const title = useShellText()('title.coupon');
  const found = useQuery(couponQueries.detail(id), { refreshOnReturn: true });
  if (found.data?.status === 'not-found') return <CouponNotFound />;
  if (found.data?.status === 'ok') {
    return <CouponContent coupon={found.data.coupon} products={found.data.goods} onRefresh={found.reload} />;
  }
  return (
    <Page title={title}>
      {found.status === 'failed' ? (
        <ErrorState onRetry={() => void found.reload()} busy={found.isRefreshing} />
      ) : (
        <SkeletonRegion className={styles['list']}>
          <Skeleton height="120px" />
          <Skeleton height="128px" />
          <Skeleton height="290px" />
        </SkeletonRegion>
      )}
    </Page>
  );
}

interface CouponContentProps {
  readonly coupon: OfferedCoupon;
  readonly products: readonly ProductSummary[];
  readonly onRefresh: () => Promise<unknown>;
}

function CouponContent({ coupon, products, onRefresh }: CouponContentProps) {
  const title = useShellText()('title.coupon');
  const text = useText(couponsMessages);
  const { add, sheet } = useAddToCart();
  return (
    <Page
      title={title}
      onRefresh={onRefresh}
      footer={
        <div className={styles['bar']}>
          <ButtonLink
            size="l"
            block
            variant={isClaimable(coupon) ? 'tinted' : 'solid'}
            href={`#${couponProductsRoute(coupon.id)}`}
          >
            {text('coupons.use')}
          </ButtonLink>
          <ClaimButton coupon={coupon} size="l" block />
        </div>
      }
    >
      <div className={styles['list']}>
        <Ticket
          coupon={coupon}
          validity={coupon.validityText}
          progress={<ClaimedShare coupon={coupon} />}
          isLink={false}
        />
        <CouponRules coupon={coupon} />
      </div>
      <h2 className={styles['heading']}>{text('coupons.products')}</h2>
      {products.length === 0 ? (
        <p className={styles['note']}>{text('coupons.noGoods')}</p>
      ) : (
        <>
          <div className={styles['goods']}>
            {products.map((item) => (
              <ProductTile key={item.id} product={item} onAdd={add} />
            ))}
          </div>
          <ButtonLink
            className={styles['all']}
            variant="ghost"
            tone="neutral"
            href={`#${couponProductsRoute(coupon.id)}`}
          >
            {text('coupons.allGoods')}
          </ButtonLink>
        </>
      )}
      {sheet}
    </Page>
  );
}

function CouponRules({ coupon }: { readonly coupon: OfferedCoupon }) {
  const text = useText(couponsMessages);
  const format = useFormat();
  const { perPerson, claimBeginsAt, claimEndsAt, message, isReceived, isAllClaimed } = coupon;
  const isToCome = message !== '' && claimBeginsAt !== undefined && !isReceived && !isAllClaimed;
  const rules = [
    ...(message === '' ? [] : [message]),
    ...(perPerson === undefined ? [] : [text('coupons.perPerson', { count: perPerson })]),
    ...(isToCome ? [text('coupons.claimFrom', { date: format.date(claimBeginsAt) })] : []),
    ...(claimEndsAt === undefined ? [] : [text('coupons.claimUntil', { date: format.date(claimEndsAt) })]),
    text('coupons.return'),
  ];
  return (
    <section className={styles['rules']}>
      <h2>{text('coupons.rules')}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

function CouponNotFound() {
  const title = useShellText()('title.coupon');
  const text = useText(couponsMessages);
  return (
    <Page title={title} hasToTop={false}>
      <EmptyState
        picture={<Icon name="ticket" size={56} />}
        title={text('coupons.notFound')}
        action={<ButtonLink href="#/pages/coupon/coupon">{text('coupons.toClaim')}</ButtonLink>}
      />
    </Page>
  );
}
