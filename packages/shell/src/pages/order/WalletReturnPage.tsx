import { useText } from '@pawlet/widgets';
import { Button, EmptyState, Icon } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { orderPagesMessages } from './orderPagesMessages.ts';

/**
 * The end of the wallet of a purchase that was made in an embedding page. The wallet has its own window without a
 * session; the page of the purchase shows the result.
 */
export function WalletReturnPage() {
  const shellText = useShellText();
  const text = useText(orderPagesMessages);
  return (
    <Page title={shellText('title.payment')} hasToTop={false}>
      <EmptyState
        picture={<Icon name="check" size={56} />}
        title={text('orderPages.backFromWallet')}
        description={text('orderPages.backFromWalletText')}
        action={<Button onClick={() => window.close()}>{text('orderPages.closeWindow')}</Button>}
      />
    </Page>
  );
}
