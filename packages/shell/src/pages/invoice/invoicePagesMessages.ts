// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/invoice-pages.json' with { type: 'json' };

/** The texts of `locales/en/invoice-pages.json`, by what each has to hold. */
export type InvoicePagesTexts = {
  readonly 'invoicePages.tabs': string;
  readonly 'invoicePages.billable': string;
  readonly 'invoicePages.invoiced': string;
  readonly 'invoicePages.choose': `${string}{{date}}${string}{{amount}}${string}`;
  readonly 'invoicePages.chooseNumber': `${string}{{number}}${string}{{amount}}${string}`;
  readonly 'invoicePages.number': `${string}{{number}}${string}`;
  readonly 'invoicePages.items_one': `${string}{{count}}${string}`;
  readonly 'invoicePages.items_other': `${string}{{count}}${string}`;
  readonly 'invoicePages.all': string;
  readonly 'invoicePages.chosen_one': `${string}{{count}}${string}`;
  readonly 'invoicePages.chosen_other': `${string}{{count}}${string}`;
  readonly 'invoicePages.next': string;
  readonly 'invoicePages.oneCurrency': string;
  readonly 'invoicePages.mostOrders_one': `${string}{{count}}${string}`;
  readonly 'invoicePages.mostOrders_other': `${string}{{count}}${string}`;
  readonly 'invoicePages.noBillable': string;
  readonly 'invoicePages.noBillableText': string;
  readonly 'invoicePages.noInvoiced': string;
  readonly 'invoicePages.toOrders': string;
  readonly 'invoicePages.toBillable': string;
  readonly 'invoicePages.toInvoices': string;
  readonly 'invoicePages.created': string;
  readonly 'invoicePages.issued': string;
  readonly 'invoicePages.amount': string;
  readonly 'invoicePages.invoiceNumber': string;
  readonly 'invoicePages.taxNumber': string;
  readonly 'invoicePages.email': string;
  readonly 'invoicePages.requestedAt': string;
  readonly 'invoicePages.expected': string;
  readonly 'invoicePages.content': string;
  readonly 'invoicePages.preview': string;
  readonly 'invoicePages.download': string;
  readonly 'invoicePages.previewOf': `${string}{{number}}${string}`;
  readonly 'invoicePages.downloadOf': `${string}{{number}}${string}`;
  readonly 'invoicePages.creditNotes': string;
  readonly 'invoicePages.previewCreditNote': `${string}{{number}}${string}`;
  readonly 'invoicePages.downloadCreditNote': `${string}{{number}}${string}`;
  readonly 'invoicePages.notFound': string;
  readonly 'invoicePages.leftOut_one': `${string}{{count}}${string}`;
  readonly 'invoicePages.leftOut_other': `${string}{{count}}${string}`;
  readonly 'invoicePages.orders': string;
  readonly 'invoicePages.sum': string;
  readonly 'invoicePages.kind': string;
  readonly 'invoicePages.saved': string;
  readonly 'invoicePages.savedTitle': string;
  readonly 'invoicePages.new': string;
  readonly 'invoicePages.forget': string;
  readonly 'invoicePages.forgetConfirm': string;
  readonly 'invoicePages.note': `${string}{{date}}${string}`;
  readonly 'invoicePages.submit': string;
  readonly 'invoicePages.done': string;
  readonly 'invoicePages.doneText': `${string}{{date}}${string}{{email}}${string}`;
  readonly 'invoicePages.alreadyInvoiced': string;
};

/** The texts of `locales/<language>/invoice-pages.json`. */
export const invoicePagesMessages = defineMessages<InvoicePagesTexts>('invoice-pages', {
  en: en as InvoicePagesTexts,
  load: {
    zh: () => import('../../../locales/zh/invoice-pages.json'),
    ja: () => import('../../../locales/ja/invoice-pages.json'),
    fr: () => import('../../../locales/fr/invoice-pages.json'),
    de: () => import('../../../locales/de/invoice-pages.json'),
    it: () => import('../../../locales/it/invoice-pages.json'),
    es: () => import('../../../locales/es/invoice-pages.json'),
    ko: () => import('../../../locales/ko/invoice-pages.json'),
  },
});
