import { useFormat, useText } from '@pawlet/widgets';
import { SlotText, textSlot } from '@pawlet/widgets/parts';
import { Button, Icon } from '@pawlet/widgets/ui';
import { useNavigation } from '../../storefront.ts';
import { paths } from '../../routing/paths.ts';
import styles from './Invoice.module.css';
import { invoicePagesMessages } from './invoicePagesMessages.ts';
import { invoiceDueAt } from './workingDays.ts';

export interface RequestedProps {
  readonly email: string;
  /** When it was requested, in milliseconds since 1970. */
  readonly at: number;
}

/** The invoice has been requested: when it is due, and where to find it. */
export function Requested({ email, at }: RequestedProps) {
  const navigation = useNavigation();
  const text = useText(invoicePagesMessages);
  const format = useFormat();
  return (
    <section className={styles['done']}>
      <div className={styles['doneIcon']} aria-hidden="true">
        <Icon name="check" size={32} />
      </div>
      <div aria-live="polite">
        <h2 className={styles['doneTitle']}>{text('invoicePages.done')}</h2>
        <p className={styles['doneText']}>
          <SlotText
            text={text('invoicePages.doneText', { email: textSlot, date: format.date(invoiceDueAt(at)) })}
          >
            <span lang="">{email}</span>
          </SlotText>
        </p>
      </div>
      <Button block size="l" onClick={() => void navigation.redirectTo(`${paths.invoices}?type=1`)}>
        {text('invoicePages.toInvoices')}
      </Button>
    </section>
  );
}
