import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the form of an overseas address. */
export const overseasTexts = {
  'overseas.country': 'Country/region',
  'overseas.choose': 'Please choose',
  'overseas.lastName': 'Last name',
  'overseas.firstName': 'First name',
  'overseas.dialCode': 'Area code',
  'overseas.mobile': 'Phone',
  'overseas.extension': 'Extension',
  'overseas.zipcode': 'Postal code',
  'overseas.province': 'Province/state',
  'overseas.city': 'City/town',
  'overseas.detail': 'Address',
  'overseas.detailHint': 'Street, number, flat',
  'overseas.email': 'E-mail',
  'overseas.company': 'Company',
  'overseas.optional': 'Optional',
  'overseas.phoneWrong': 'This phone number is not correct',
  'overseas.postCodeLike': 'Please enter a postal code such as {{sample}}',
  'overseas.postCodeWrong': 'This postal code is not correct',
  'overseas.noPostCode': 'There are no postal codes there: enter 00000',
  'overseas.shipping': 'Delivery address',
  'overseas.billing': 'Billing address',
  'overseas.billingSame': 'Billing address is the same as the delivery address',
  'overseas.searchCountry': 'Search for a country or region',
  'overseas.searchDialCode': 'Search for a country or area code',
  'overseas.noCountry': 'No country or region found',
  'overseas.letters': 'First letters',
  'overseas.chooseCountry': 'Choose country or region',
  'overseas.chooseDialCode': 'Choose area code',
} as const;

/** Texts of the form of an overseas address. */
export const overseasMessages = defineMessages('overseas', {
  en: overseasTexts,
  load: {
    zh: async () => (await import('./messages.zh.ts')).zh,
    ja: async () => (await import('./messages.ja.ts')).ja,
    fr: async () => (await import('./messages.fr.ts')).fr,
    de: async () => (await import('./messages.de.ts')).de,
    it: async () => (await import('./messages.it.ts')).it,
    es: async () => (await import('./messages.es.ts')).es,
    ko: async () => (await import('./messages.ko.ts')).ko,
  },
});
