import { useText } from '@pawlet/widgets';
import { ButtonLink, EmptyState, Icon } from '@pawlet/widgets/ui';
import { Page } from '../../../layout/Page.tsx';
import { goodsDetailMessages } from './goodsDetailMessages.ts';

/** The product is missing, or the URL has no id. */
export function GoodsNotFound() {
  const text = useText(goodsDetailMessages);
  return (
    <Page title={text('goodsDetail.detail')} hasToTop={false}>
      <EmptyState
        picture={<Icon name="search" size={56} />}
        title={text('goodsDetail.notFound')}
        action={<ButtonLink href="#/pages/goods/goods">{text('goodsDetail.notFoundAction')}</ButtonLink>}
      />
    </Page>
  );
}
