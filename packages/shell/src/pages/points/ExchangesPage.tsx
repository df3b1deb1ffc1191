import { exchangeFilters, ExchangesView, useExchanges } from '@pawlet/widgets/points-mall';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { rangeParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import styles from './Points.module.css';
import { useOpenView } from './useOpenView.ts';

const parameters = { status: rangeParameter(0, exchangeFilters.length - 1) };

/** The shopper's exchanges; `status` is the number of the tab. */
export function ExchangesPage() {
  const text = useShellText();
  const navigation = useNavigation();
  const open = useOpenView();
  const { status = 0 } = usePageParameters(parameters);
  const exchanges = useExchanges({
    filter: exchangeFilters[status],
    onFilter: (filter) => navigation.replaceParameters(`status=${exchangeFilters.indexOf(filter)}`),
  });
  return (
    <Page title={text('title.exchanges')} onRefresh={exchanges.list.reload}>
      <div className={styles['widget']}>
        <ExchangesView exchanges={exchanges} onOpen={open} />
      </div>
    </Page>
  );
}
