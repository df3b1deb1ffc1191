import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** The address book and its forms. */
export const addressPages = [
  definePage({
    path: paths.addresses,
    title: 'title.addresses',
    needsLogin: 'yes',
    load: async () => (await import('./AddressPage.tsx')).AddressPage,
  }),
  definePage({
    path: paths.editAddress,
    title: 'title.addressEdit',
    needsLogin: 'yes',
    load: async () => (await import('./AddressEditPage.tsx')).AddressEditPage,
  }),
  definePage({
    path: paths.editForeignAddress,
    title: 'title.addressEdit',
    needsLogin: 'yes',
    load: async () => (await import('./AddressAbroadPage.tsx')).AddressAbroadPage,
  }),
];
