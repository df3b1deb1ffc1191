import { useText } from '@pawlet/widgets';
import { Tabs } from '@pawlet/widgets/ui';
import { useId } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { rangeParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { BillableBar, BillableList } from './BillableList.tsx';
import styles from './Invoice.module.css';
import { InvoicedList } from './InvoicedList.tsx';
import { invoicePagesMessages } from './invoicePagesMessages.ts';
import { useBillable } from './useBillable.ts';
import { useInvoiceList } from './useInvoiceList.ts';

const parameters = { type: rangeParameter(0, 1) };
const tabs = ['billable', 'invoiced'] as const;

/** Orders that can be invoiced, and those that were; `type` is the number of the tab. */
export function InvoicePage() {
  const navigation = useNavigation();
  const shellText = useShellText();
  const text = useText(invoicePagesMessages);
  const panelId = useId();
  const state = tabs[usePageParameters(parameters).type ?? 0] ?? 'billable';
  const list = useInvoiceList(state);
  const billable = useBillable(state === 'billable' ? list.items : []);
  const isBillable = state === 'billable' && list.items.length > 0;
  return (
    <Page
      title={shellText('title.invoices')}
      onRefresh={list.reload}
      footer={isBillable ? <BillableBar billable={billable} /> : undefined}
    >
      <div className={styles['tabs']}>
        <Tabs
          label={text('invoicePages.tabs')}
          layout="fill"
          items={tabs.map((id) => ({ id, label: text(`invoicePages.${id}`) }))}
          selected={state}
          onSelect={(id) => navigation.replaceParameters(`type=${id === 'invoiced' ? 1 : 0}`)}
          panelId={panelId}
        />
      </div>
      <div
        id={panelId}
        role="tabpanel"
        aria-label={text(`invoicePages.${state}`)}
        className={styles['panel']}
      >
        {state === 'billable' ? (
          <BillableList list={list} billable={billable} />
        ) : (
          <InvoicedList list={list} />
        )}
      </div>
    </Page>
  );
}
