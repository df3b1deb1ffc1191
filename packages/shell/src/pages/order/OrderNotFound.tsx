import { useText } from '@pawlet/widgets';
import { ButtonLink, EmptyState, Icon } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { orderPagesMessages } from './orderPagesMessages.ts';

/** The order is missing or another shopper's, or the URL has none. */
export function OrderNotFound({ title }: { readonly title: string }) {
  const text = useText(orderPagesMessages);
  return (
    <Page title={title} hasToTop={false}>
      <EmptyState
        picture={<Icon name="receipt" size={56} />}
        title={text('orderPages.notFound')}
        action={<ButtonLink href="#/pages/order/list">{text('orderPages.toList')}</ButtonLink>}
      />
    </Page>
  );
}
