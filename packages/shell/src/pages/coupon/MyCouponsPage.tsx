import type { OwnCoupon, OwnCouponState, Page as ListPage } from '@pawlet/core/api';
import { couponQueries } from '@pawlet/core/queries';
import { useFormat, usePagedQuery, useText, type InfiniteResource } from '@pawlet/widgets';
import { ButtonLink, EmptyState, Icon, List, Tabs, Tag } from '@pawlet/widgets/ui';
import { useId, useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { rangeParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import styles from './Coupon.module.css';
import { couponProductsRoute } from '../../routing/builders/couponRoutes.ts';
import { couponTiming } from './couponTiming.ts';
import { couponsMessages } from './couponsMessages.ts';
import { Ticket } from './Ticket.tsx';

const tabs = ['usable', 'used', 'expired'] as const satisfies readonly OwnCouponState[];
const parameters = { status: rangeParameter(0, tabs.length - 1) };
const nothing = {
  usable: 'coupons.noneUsable',
  used: 'coupons.noneUsed',
  expired: 'coupons.noneExpired',
} as const;

type Coupons = InfiniteResource<OwnCoupon, ListPage<OwnCoupon>>;

/** The shopper's coupons; `status` is the number of the tab. */
export function MyCouponsPage() {
  const navigation = useNavigation();
  const shellText = useShellText();
  const text = useText(couponsMessages);
  const panelId = useId();
  const tab = tabs[usePageParameters(parameters).status ?? 0] ?? 'usable';
  const lists = {
    usable: useOwnCoupons('usable'),
    used: useOwnCoupons('used'),
    expired: useOwnCoupons('expired'),
  };
  const reload = (): Promise<unknown> => Promise.all(tabs.map((id) => lists[id].reload()));
  return (
    <Page
      title={shellText('title.myCoupons')}
      onRefresh={reload}
      barActions={
        <ButtonLink size="s" variant="ghost" tone="neutral" href="#/pages/coupon/coupon">
          {text('coupons.toClaimMore')}
        </ButtonLink>
      }
    >
      <div className={styles['tabs']}>
        <Tabs
          label={text('coupons.tabs')}
          layout="fill"
          items={tabs.map((id) => ({ id, label: text(`coupons.${id}`), count: lists[id].first?.total }))}
          selected={tab}
          onSelect={(id) => navigation.replaceParameters(`status=${tabs.findIndex((known) => known === id)}`)}
          panelId={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={text(`coupons.${tab}`)}>
        <Pocket tab={tab} list={lists[tab]} />
      </div>
    </Page>
  );
}

/** All three are loaded: the tabs show their counts. */
function useOwnCoupons(state: OwnCouponState): Coupons {
  return usePagedQuery(couponQueries.own(state), { refreshOnFocus: true, refreshOnReturn: true });
}

function Pocket({ tab, list }: { readonly tab: OwnCouponState; readonly list: Coupons }) {
  const text = useText(couponsMessages);
  const [now] = useState(() => Date.now());
  return (
    <List
      list={list}
      className={styles['list']}
      skeleton={{ height: '120px' }}
      rows={5}
      empty={
        <EmptyState
          picture={<Icon name="ticket" size={56} />}
          title={text(nothing[tab])}
          action={<ButtonLink href="#/pages/coupon/coupon">{text('coupons.toClaim')}</ButtonLink>}
        />
      }
    >
      <div className={styles['list']}>
        {list.items.map((own) => (
          <OwnTicket key={own.id} own={own} tab={tab} now={now} />
        ))}
      </div>
    </List>
  );
}

interface OwnTicketProps {
  readonly own: OwnCoupon;
  readonly tab: OwnCouponState;
  readonly now: number;
}

function OwnTicket({ own, tab, now }: OwnTicketProps) {
  const text = useText(couponsMessages);
  const format = useFormat();
  const { coupon } = own;
  const timing = couponTiming(own, now);
  const isSoon = tab === 'usable' && timing.kind === 'valid' && timing.isSoon;
  const words = {
    coming: 'coupons.from',
    valid: 'coupons.until',
    over: 'coupons.endedOn',
  } as const;
  const stamps = { usable: undefined, used: 'coupons.stampUsed', expired: 'coupons.stampExpired' } as const;
  const stamp = stamps[tab];
  return (
    <Ticket
      coupon={coupon}
      tone={isSoon ? 'soon' : 'plain'}
      stamp={stamp === undefined ? undefined : text(stamp)}
      validity={
        timing.kind === 'unknown'
          ? coupon.validityText
          : text(words[timing.kind], { date: format.date(timing.at, isSoon ? 'dateTime' : 'date') })
      }
      progress={isSoon ? <Tag tone="danger">{text('coupons.soon')}</Tag> : undefined}
      action={
        tab === 'usable' && timing.kind !== 'coming' ? (
          <ButtonLink
            size="s"
            variant="outlined"
            href={`#${couponProductsRoute(coupon.id)}`}
            aria-label={text('coupons.useOf', { name: coupon.name })}
          >
            {text('coupons.use')}
          </ButtonLink>
        ) : undefined
      }
    />
  );
}
