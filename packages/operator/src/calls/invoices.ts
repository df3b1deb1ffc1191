import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { digitsOf, fieldsOf, moment, momentOrNull, none, oneOf, queryFlag, words } from '../fields.ts';
import { personal, personalInput } from '../marks.ts';
import { pageFields, pageOf } from '../paging.ts';
import type { Scope } from '../scopes.ts';

/** Whoever issues invoices or serves customers sees to whom. */
const personalFor: readonly Scope[] = ['orders:write', 'customers:read'];

/** `created` invoices wait for the shop. */
const invoiceStates = ['created', 'issued'] as const;

const documentFields = {
  /** Address of the PDF; null before it is issued. */
  file: personal(v.string()),
  /** When the e-mail was sent; null before. */
  sent: momentOrNull,
  /** Attempts to send it since it was due. */
  attempts: v.number(),
};

const noteFields = {
  /** Such as `CN00000042`. */
  number: v.string(),
  orderSn: v.string(),
  amount: v.string(),
  created: moment,
  ...documentFields,
};

const entryFields = {
  invoiceSn: v.string(),
  state: v.picklist(invoiceStates),
  customer: v.number(),
  kind: v.picklist(['company', 'person']),
  /** To whom it is issued. */
  title: personal(v.string()),
  email: personal(v.string()),
  amount: v.string(),
  currency: v.string(),
  language: v.string(),
  created: moment,
  issued: momentOrNull,
  ...documentFields,
  version: v.string(),
};

const invoiceShape = v.object({
  ...entryFields,
  taxNumber: personal(v.string()),
  bank: personal(v.string()),
  bankAccount: personal(v.string()),
  address: personal(v.string()),
  phone: personal(v.string()),
  /** What the shopper asked to be named on it. */
  content: personal(v.string()),
  orders: v.array(
    v.object({
      orderSn: v.string(),
      amount: v.string(),
      /** Of that, on credit notes. */
      credited: v.string(),
      /** Refunded without a credit note. */
      missing: v.string(),
    }),
  ),
  creditNotes: v.array(v.object(noteFields)),
  /** What the shop may do now. */
  actions: v.array(v.picklist(['issue', 'credit', 'resend'])),
});

/** An invoice as the API returns it. */
export type OperatorInvoice = v.InferOutput<typeof invoiceShape>;

const one = v.object({ sn: words(40, /^\d+$/u) });

const onInvoice = {
  method: 'POST',
  access: 'orders:write',
  params: one,
  input: none,
  output: invoiceShape,
  writes: true,
  personalFor,
  version: 'optional',
  current: invoiceShape,
} as const;

/** Invoices and credit notes. */
export const invoiceCalls = {
  listInvoices: operatorCall({
    name: 'invoices.list',
    summary: 'Lists invoices, newest first; those to issue, oldest first',
    method: 'GET',
    path: '/invoices',
    access: 'orders:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      state: v.optional(oneOf(invoiceStates)),
      customer: v.optional(digitsOf()),
      /** The whole number of an order. */
      order: v.optional(words(40, /^\d+$/u)),
      /** The whole number of the invoice. */
      number: v.optional(words(40, /^\d+$/u)),
      /** Part of the name of the person or company. */
      title: v.optional(personalInput(words(80))),
      /** Only issued ones with a refund that has no credit note. */
      lacksCreditNote: queryFlag,
    }),
    output: pageOf(v.object(entryFields)),
    writes: false,
    personalFor,
  }),
  readInvoice: operatorCall({
    name: 'invoices.read',
    summary: 'Returns an invoice with its orders and credit notes',
    method: 'GET',
    path: '/invoices/{sn}',
    access: 'orders:read',
    params: one,
    input: none,
    output: invoiceShape,
    writes: false,
    personalFor,
    version: 'optional',
  }),
  issueInvoice: operatorCall({
    ...onInvoice,
    name: 'invoices.issue',
    summary: 'Issues an invoice and sends it by e-mail',
    path: '/invoices/{sn}/issue',
    reasons: ['no-seller', 'invoice-state', 'open-refund'],
  }),
  creditInvoice: operatorCall({
    ...onInvoice,
    name: 'invoices.credit',
    summary: 'Corrects an issued invoice: issues the missing credit notes of its refunds and sends them',
    path: '/invoices/{sn}/credit',
    reasons: ['nothing-to-credit'],
  }),
  resendInvoice: operatorCall({
    ...onInvoice,
    name: 'invoices.resend',
    summary: 'Sends an issued invoice and its credit notes by e-mail again, as they were printed',
    path: '/invoices/{sn}/resend',
    reasons: ['invoice-state'],
  }),
  listCreditNotes: operatorCall({
    name: 'invoices.credit-notes',
    summary: 'Lists credit notes, newest first',
    method: 'GET',
    path: '/credit-notes',
    access: 'orders:read',
    params: none,
    input: fieldsOf(pageFields),
    output: pageOf(
      v.object({
        ...noteFields,
        invoiceSn: v.string(),
        currency: v.string(),
        title: personal(v.string()),
      }),
    ),
    writes: false,
    personalFor,
  }),
};
