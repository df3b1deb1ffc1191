import { toOrderNumber, type InvoiceRequest, type OrderNumber } from '@pawlet/core/api';
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
import { textListParameter } from '../../routing/parameters.ts';
import { paths } from '../../routing/paths.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { Application } from './Application.tsx';
import { wantedOrders, mostOrders } from './invoiceOrders.ts';
import styles from './Invoice.module.css';
import { InvoiceCard } from './InvoiceCard.tsx';
import { byInvoice } from './InvoicedList.tsx';
import { invoicePagesMessages } from './invoicePagesMessages.ts';
import { Notice } from './Notice.tsx';
import { Requested } from './Requested.tsx';

const parameters = { order_sns: textListParameter };

/** Requests one invoice for the orders in the URL. */
export function InvoiceRequestPage() {
  const text = useShellText();
  const wanted = (usePageParameters(parameters).order_sns ?? []).map((part) => toOrderNumber(part.trim()));
  const orderNumbers = [...new Set(wanted)].filter((number) => number !== undefined);
  return (
    <Page title={text('title.invoiceRequest')} hasToTop={false}>
      {orderNumbers.length === 0 || wanted.includes(undefined) || orderNumbers.length > mostOrders ? (
        <NotFound />
      ) : (
        <WantedOrders key={orderNumbers.join()} orderNumbers={orderNumbers} />
      )}
    </Page>
  );
}

function WantedOrders({ orderNumbers }: { readonly orderNumbers: readonly OrderNumber[] }) {
  const text = useText(invoicePagesMessages);
  const [requested, setRequested] = useState<{ readonly head: InvoiceRequest; readonly at: number }>();
  const found = useQuery(wantedOrders(orderNumbers), { refreshOnFocus: false });
  if (requested !== undefined) return <Requested email={requested.head.email} at={requested.at} />;
  if (found.status === 'failed') {
    return <ErrorState onRetry={() => void found.reload()} busy={found.isRefreshing} />;
  }
  if (found.status === 'loading') {
    return (
      <SkeletonRegion className={styles['list']}>
        <Skeleton height="168px" />
        <Skeleton height="48px" />
        <Skeleton height="208px" />
        <Skeleton height="44px" />
      </SkeletonRegion>
    );
  }
  const { billable, invoiced } = found.data;
  if (billable.length > 0) {
    return (
      <Application
        orders={billable}
        leftOut={orderNumbers.length - billable.length}
        onStale={found.reload}
        onRequested={(head) => setRequested({ head, at: Date.now() })}
      />
    );
  }
  if (invoiced.length === 0) return <NotFound />;
  return (
    <div className={styles['list']}>
      <Notice>{text('invoicePages.alreadyInvoiced')}</Notice>
      {byInvoice(invoiced).map(({ invoice, orders }) => (
        <InvoiceCard key={invoice.invoiceNumber} invoice={invoice} orders={orders} />
      ))}
      <ToInvoices />
    </div>
  );
}

function ToInvoices() {
  const navigation = useNavigation();
  const text = useText(invoicePagesMessages);
  return (
    <Button block variant="outlined" onClick={() => void navigation.redirectTo(`${paths.invoices}?type=1`)}>
      {text('invoicePages.toInvoices')}
    </Button>
  );
}

function NotFound() {
  const text = useText(invoicePagesMessages);
  return (
    <EmptyState
      picture={<Icon name="receipt" size={56} />}
      title={text('invoicePages.notFound')}
      action={<ButtonLink href="#/pages/invoice/invoice">{text('invoicePages.toBillable')}</ButtonLink>}
    />
  );
}
