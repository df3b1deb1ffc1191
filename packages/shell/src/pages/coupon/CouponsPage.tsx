import { couponQueries } from '@pawlet/core/queries';
import { usePagedQuery, useText } from '@pawlet/widgets';
import { ButtonLink, Chip, Chips, EmptyState, Icon, List } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { usePageMemory } from '../../stack/PageContext.ts';
import styles from './Coupon.module.css';
import { couponsMessages } from './couponsMessages.ts';
import { OfferTicket } from './OfferTicket.tsx';

const kinds = ['all', 'minus', 'percent'] as const;

/** Coupons to claim. Visitors see them too; claiming asks for the log-in. */
export function CouponsPage() {
  const text = useText(couponsMessages);
  const shellText = useShellText();
  const [kind, setKind] = usePageMemory<(typeof kinds)[number]>('kind', 'all');
  // A coupon may have been used meanwhile.
  const list = usePagedQuery(couponQueries.offered(kind === 'all' ? undefined : kind), {
    refreshOnFocus: true,
    refreshOnReturn: true,
  });
  return (
    <Page
      title={shellText('title.coupons')}
      onRefresh={list.reload}
      barActions={
        <ButtonLink size="s" variant="ghost" tone="neutral" href="#/pages/coupon/user">
          {text('coupons.mine')}
        </ButtonLink>
      }
    >
      <Chips label={text('coupons.kinds')} layout="scroll" className={styles['filters']}>
        {kinds.map((id) => (
          <Chip key={id} selected={id === kind} onClick={() => setKind(id)}>
            {text(`coupons.${id}`)}
          </Chip>
        ))}
      </Chips>
      <List
        list={list}
        className={styles['list']}
        skeleton={{ height: '120px' }}
        rows={5}
        empty={
          <EmptyState
            picture={<Icon name="ticket" size={56} />}
            title={text('coupons.none')}
            action={<ButtonLink href="#/pages/goods/goods">{text('coupons.toShop')}</ButtonLink>}
          />
        }
      >
        <div className={styles['list']}>
          {list.items.map((coupon) => (
            <OfferTicket key={coupon.id} coupon={coupon} />
          ))}
        </div>
      </List>
    </Page>
  );
}
