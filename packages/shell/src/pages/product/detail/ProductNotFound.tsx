import { useText } from '@pawlet/widgets';
import { ButtonLink, EmptyState, Icon } from '@pawlet/widgets/ui';
import { Page } from '../../../layout/Page.tsx';
import { productDetailMessages } from './productDetailMessages.ts';

/** The product is missing, or the URL has no id. */
export function ProductNotFound() {
  const text = useText(productDetailMessages);
  return (
    <Page title={text('productDetail.detail')} hasToTop={false}>
      <EmptyState
        picture={<Icon name="search" size={56} />}
        title={text('productDetail.notFound')}
        action={<ButtonLink href="#/pages/goods/goods">{text('productDetail.notFoundAction')}</ButtonLink>}
      />
    </Page>
  );
}
