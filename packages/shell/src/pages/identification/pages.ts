import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Where the serial number of a device is. */
export const identificationPages = [
  definePage({
    path: paths.serialNumber,
    title: 'title.identification',
    needsLogin: 'no',
    load: async () => (await import('./IdentificationPage.tsx')).IdentificationPage,
  }),
];
