import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Profile, favourites and the shopper's picture. */
export const accountPages = [
  definePage({
    path: paths.profile,
    title: 'title.profile',
    needsLogin: 'yes',
    load: async () => (await import('./ProfilePage.tsx')).ProfilePage,
  }),
  definePage({
    path: paths.favourites,
    title: 'title.favourites',
    needsLogin: 'yes',
    load: async () => (await import('./FavouritesPage.tsx')).FavouritesPage,
  }),
  definePage({
    path: paths.avatarCropper,
    title: 'title.avatar',
    needsLogin: 'yes',
    load: async () => (await import('./AvatarCropperPage.tsx')).AvatarCropperPage,
  }),
];
