// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/invoice.json' with { type: 'json' };

/** The texts of `locales/en/invoice.json`, by what each has to hold. */
export type InvoiceTexts = {
  readonly 'invoice.title': string;
  readonly 'invoice.none': string;
  readonly 'invoice.kind': string;
  readonly 'invoice.individual': string;
  readonly 'invoice.enterprise': string;
  readonly 'invoice.name': string;
  readonly 'invoice.company': string;
  readonly 'invoice.taxNumber': string;
  readonly 'invoice.taxNumberWrong': string;
  readonly 'invoice.email': string;
  readonly 'invoice.optional': string;
  readonly 'invoice.address': string;
  readonly 'invoice.phone': string;
  readonly 'invoice.bankName': string;
  readonly 'invoice.bankAccount': string;
  readonly 'invoice.note': string;
  readonly 'invoice.use': string;
  readonly 'invoice.another': string;
  readonly 'invoice.forget': string;
  readonly 'invoice.back': string;
};

/** The texts of `locales/<language>/invoice.json`. */
export const invoiceMessages = defineMessages<InvoiceTexts>('invoice', {
  en,
  load: {
    zh: () => import('../../../locales/zh/invoice.json'),
    ja: () => import('../../../locales/ja/invoice.json'),
    fr: () => import('../../../locales/fr/invoice.json'),
    de: () => import('../../../locales/de/invoice.json'),
    it: () => import('../../../locales/it/invoice.json'),
    es: () => import('../../../locales/es/invoice.json'),
    ko: () => import('../../../locales/ko/invoice.json'),
  },
});
