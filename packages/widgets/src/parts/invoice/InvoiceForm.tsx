import type { InvoiceRequest } from '@pawlet/core/api';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button, CellGroup, Chip, Chips, Field } from '../../ui/index.ts';
import styles from './Invoice.module.css';
import { getDraft } from './invoiceDraft.ts';
import { invoiceMessages } from './invoiceMessages.ts';
import { useInvoiceForm } from './useInvoiceForm.ts';
import type { InvoiceHandler } from './useInvoiceForm.ts';

export interface InvoiceFormProps {
  /** Initial values. */
  readonly invoice?: InvoiceRequest | undefined;
  /** Suggested recipient of a new invoice. @default '' */
  readonly email?: string | undefined;
  /** Label of the button. */
  readonly submitLabel: string;
  readonly isBusy?: boolean | undefined;
  /** When and how the invoice is sent. @default the text for an unpaid order */
  readonly note?: ReactNode;
  /** Called with valid data. */
  readonly onSubmit: InvoiceHandler;
}

/** Billing details and recipient of an electronic invoice; a company has more fields. */
export function InvoiceForm(props: InvoiceFormProps): ReactElement {
  const { invoice, email = '', submitLabel, isBusy, note, onSubmit } = props;
  const text = useText(invoiceMessages);
  const form = useInvoiceForm(getDraft(invoice, email), onSubmit);
  const { headType } = form.values;
  const isEnterprise = headType === 'enterprise';
  return (
    <form className={styles['form']} {...form.props}>
      <div className={styles['kind']}>
        <Chips label={text('invoice.kind')}>
          <Chip selected={!isEnterprise} onClick={() => form.change({ headType: 'individual' })}>
            {text('invoice.individual')}
          </Chip>
          <Chip selected={isEnterprise} onClick={() => form.change({ headType: 'enterprise' })}>
            {text('invoice.enterprise')}
          </Chip>
        </Chips>
      </div>
      <CellGroup>
        <Field
          required
          layout="stack"
          label={text(isEnterprise ? 'invoice.company' : 'invoice.name')}
          autoComplete={isEnterprise ? 'organization' : 'name'}
          lang=""
          maxLength={100}
          {...form.field('title')}
        />
        {isEnterprise ? (
          <Field
            required
            layout="stack"
            label={text('invoice.taxNumber')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            lang=""
            maxLength={40}
            {...form.field('taxNumber')}
          />
        ) : null}
        <Field
          required
          type="email"
          inputMode="email"
          layout="stack"
          label={text('invoice.email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          lang=""
          maxLength={254}
          {...form.field('email')}
        />
      </CellGroup>
      {isEnterprise ? (
        <CellGroup title={text('invoice.optional')}>
          <Field
            layout="stack"
            label={text('invoice.address')}
            autoComplete="street-address"
            lang=""
            maxLength={200}
            {...form.field('address')}
          />
          <Field
            type="tel"
            inputMode="tel"
            layout="stack"
            label={text('invoice.phone')}
            autoComplete="tel"
            maxLength={30}
            {...form.field('phone')}
          />
          <Field
            layout="stack"
            label={text('invoice.bankName')}
            autoComplete="off"
            lang=""
            maxLength={100}
            {...form.field('bankName')}
          />
          <Field
            layout="stack"
            label={text('invoice.bankAccount')}
            autoComplete="off"
            spellCheck={false}
            lang=""
            maxLength={40}
            {...form.field('bankAccount')}
          />
        </CellGroup>
      ) : null}
      <p className={styles['note']}>{note ?? text('invoice.note')}</p>
      <Button type="submit" size="l" block busy={isBusy === true || form.isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
