import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Places on the map. */
export const locationPages = [
  definePage({
    path: paths.chooseLocation,
    title: 'title.chooseLocation',
    needsLogin: 'no',
    load: async () => (await import('./ChooseLocationPage.tsx')).ChooseLocationPage,
  }),
  definePage({
    path: paths.openLocation,
    title: 'title.openLocation',
    needsLogin: 'no',
    load: async () => (await import('./OpenLocationPage.tsx')).OpenLocationPage,
  }),
];
