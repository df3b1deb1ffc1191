import type { InvoiceRequest } from '@pawlet/core/api';
import type { ShopMessageKey } from '@pawlet/core/errors';
import { isEmail, isFilled } from '@pawlet/core/rules';

/** The form's values. */
export interface InvoiceDraft {
  readonly headType: InvoiceRequest['headType'];
  readonly title: string;
  readonly taxNumber: string;
  readonly email: string;
  readonly bankName: string;
  readonly bankAccount: string;
  readonly address: string;
  readonly phone: string;
}

/** A validation message: from the shop's catalogue, or the form's own. */
export type InvoiceCheck = ShopCheck | 'invoice.taxNumberWrong';

type ShopCheck = Extract<
  ShopMessageKey,
  | 'check.invoice.title'
  | 'check.invoice.taxNumber'
  | 'check.email.required'
  | 'check.email.incorrect'
  | 'check.abroad.phone'
>;

/** Fields that can be wrong. */
export type CheckedInvoiceField = 'title' | 'taxNumber' | 'email' | 'phone';

const phonePattern = /^\d{4,20}$/u;

/** Letters and digits with common separators; further rules differ too much between countries to be validated. */
const taxNumberPattern = /^[\dA-Za-z](?:[ ./-]?[\dA-Za-z]){3,29}$/u;

/** The shop's format of a phone number: digits only. */
const toDigits = (phone: string): string => phone.replaceAll(/[\s()+./-]/gu, '');

/** A draft with only the values of an earlier invoice. */
export function getDraft(invoice: InvoiceRequest | undefined, email: string): InvoiceDraft {
  return {
    headType: invoice?.headType ?? 'individual',
    title: invoice?.title ?? '',
    taxNumber: invoice?.taxNumber ?? '',
    email: invoice?.email ?? email,
    bankName: invoice?.bankName ?? '',
    bankAccount: invoice?.bankAccount ?? '',
    address: invoice?.address ?? '',
    phone: invoice?.phone ?? '',
  };
}

/** The problem of a field; undefined if it is valid. Company fields are ignored for an individual. */
export function getInvoiceProblem(field: CheckedInvoiceField, draft: InvoiceDraft): InvoiceCheck | undefined {
  const isEnterprise = draft.headType === 'enterprise';
  switch (field) {
    case 'title':
      return isFilled(draft.title) ? undefined : 'check.invoice.title';
    case 'taxNumber':
      if (!isEnterprise) return undefined;
      if (!isFilled(draft.taxNumber)) return 'check.invoice.taxNumber';
      return taxNumberPattern.test(draft.taxNumber.trim()) ? undefined : 'invoice.taxNumberWrong';
    case 'email':
      if (!isFilled(draft.email)) return 'check.email.required';
      return isEmail(draft.email.trim()) ? undefined : 'check.email.incorrect';
    case 'phone': {
      const digits = toDigits(draft.phone);
      return !isEnterprise || digits === '' || phonePattern.test(digits) ? undefined : 'check.abroad.phone';
    }
  }
}

/** The invoice request of a valid draft. */
export function toInvoice(draft: InvoiceDraft): InvoiceRequest {
  const required = { headType: draft.headType, title: draft.title.trim(), email: draft.email.trim() };
  if (draft.headType === 'individual') return required;
  return {
    ...required,
    taxNumber: draft.taxNumber.trim(),
    bankName: draft.bankName.trim(),
    bankAccount: draft.bankAccount.trim(),
    address: draft.address.trim(),
    phone: toDigits(draft.phone),
  };
}

/** The problem shown for a field refused by the server. */
export const refusedChecks: Readonly<Record<CheckedInvoiceField, InvoiceCheck>> = {
  title: 'check.invoice.title',
  taxNumber: 'invoice.taxNumberWrong',
  email: 'check.email.incorrect',
  phone: 'check.abroad.phone',
};
