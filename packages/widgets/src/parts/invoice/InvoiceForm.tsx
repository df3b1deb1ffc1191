import type { InvoiceRequest } from '@pawlet/core/api';
import { useRef } from 'react';
import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { useText } from '../../runtime/index.ts';
import { Button, CellGroup, Chip, Chips, Field } from '../../ui/index.ts';
import styles from './Invoice.module.css';
import { draftOf } from './invoiceDraft.ts';
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
  const title = useRef<HTMLInputElement>(null);
  const taxNumber = useRef<HTMLInputElement>(null);
  const mail = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const { draft, change, errorOf, leave, submit } = useInvoiceForm(
    draftOf(invoice, email),
    onSubmit,
    (first) => ({ title, taxNumber, email: mail, phone })[first].current?.focus(),
  );
  const isEnterprise = draft.headType === 'enterprise';
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles['kind']}>
        <Chips label={text('invoice.kind')}>
          <Chip selected={!isEnterprise} onClick={() => change({ headType: 'individual' })}>
            {text('invoice.individual')}
          </Chip>
          <Chip selected={isEnterprise} onClick={() => change({ headType: 'enterprise' })}>
            {text('invoice.enterprise')}
          </Chip>
        </Chips>
      </div>
      <CellGroup>
        <Field
          ref={title}
          required
          layout="stack"
          label={text(isEnterprise ? 'invoice.company' : 'invoice.name')}
          autoComplete={isEnterprise ? 'organization' : 'name'}
          lang=""
          maxLength={100}
          value={draft.title}
          error={errorOf('title')}
          onChange={(value) => change({ title: value })}
          onBlur={() => leave('title')}
        />
        {isEnterprise ? (
          <Field
            ref={taxNumber}
            required
            layout="stack"
            label={text('invoice.taxNumber')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            lang=""
            maxLength={40}
            value={draft.taxNumber}
            error={errorOf('taxNumber')}
            onChange={(value) => change({ taxNumber: value })}
            onBlur={() => leave('taxNumber')}
          />
        ) : null}
        <Field
          ref={mail}
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
          value={draft.email}
          error={errorOf('email')}
          onChange={(value) => change({ email: value })}
          onBlur={() => leave('email')}
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
            value={draft.address}
            onChange={(value) => change({ address: value })}
          />
          <Field
            ref={phone}
            type="tel"
            inputMode="tel"
            layout="stack"
            label={text('invoice.phone')}
            autoComplete="tel"
            maxLength={30}
            value={draft.phone}
            error={errorOf('phone')}
            onChange={(value) => change({ phone: value })}
            onBlur={() => leave('phone')}
          />
          <Field
            layout="stack"
            label={text('invoice.bankName')}
            autoComplete="off"
            lang=""
            maxLength={100}
            value={draft.bankName}
            onChange={(value) => change({ bankName: value })}
          />
          <Field
            layout="stack"
            label={text('invoice.bankAccount')}
            autoComplete="off"
            spellCheck={false}
            lang=""
            maxLength={40}
            value={draft.bankAccount}
            onChange={(value) => change({ bankAccount: value })}
          />
        </CellGroup>
      ) : null}
      <p className={styles['note']}>{note ?? text('invoice.note')}</p>
      <Button type="submit" size="l" block busy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
