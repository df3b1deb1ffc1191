import { OrderListView, orderTabs, useOrderList } from '@pawlet/widgets/order-list';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { rangeParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import styles from './Order.module.css';

const parameters = { status: rangeParameter(0, orderTabs.length - 1) };

/** The shopper's orders; `status` is the number of the tab. */
export function ListPage() {
  const navigation = useNavigation();
  const text = useShellText();
  const { status = 0 } = usePageParameters(parameters);
  const orders = useOrderList({
    tab: orderTabs[status],
    onTab: (tab) => navigation.replaceParameters(`status=${orderTabs.indexOf(tab)}`),
  });
  return (
    <Page title={text('title.orders')} onRefresh={orders.list.reload}>
      <div className={styles['list']}>
        <OrderListView orders={orders} />
      </div>
    </Page>
  );
}
