import { useText } from '@pawlet/widgets';
import { ButtonLink, EmptyState, Icon } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { afterSaleMessages } from './afterSaleMessages.ts';
import { orderPagesMessages } from './orderPagesMessages.ts';

/** The line or its after-sales request is missing or another shopper's, or the URL has none. */
export function AfterSaleNotFound({ title }: { readonly title: string }) {
  const text = useText(afterSaleMessages);
  const orderText = useText(orderPagesMessages);
  return (
    <Page title={title} hasToTop={false}>
      <EmptyState
        picture={<Icon name="receipt" size={56} />}
        title={text('afterSale.notFound')}
        action={<ButtonLink href="#/pages/order/list?status=5">{orderText('orderPages.toList')}</ButtonLink>}
      />
    </Page>
  );
}
