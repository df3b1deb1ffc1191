import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Reviews. */
export const remarkPages = [
  definePage({
    path: paths.productReviews,
    title: 'title.reviews',
    needsLogin: 'no',
    load: async () => (await import('./ListsPage.tsx')).ListsPage,
  }),
  definePage({
    path: paths.myReviews,
    title: 'title.myReviews',
    needsLogin: 'yes',
    load: async () => (await import('./MyReviewsPage.tsx')).MyReviewsPage,
  }),
  definePage({
    path: paths.reviewsToWrite,
    title: 'title.myReviews',
    needsLogin: 'yes',
    load: async () => (await import('./MyReviewsPage.tsx')).MyReviewsPage,
  }),
  definePage({
    path: paths.review,
    title: 'title.review',
    needsLogin: 'actions',
    load: async () => (await import('./ReviewPage.tsx')).ReviewPage,
  }),
  definePage({
    path: paths.writeReview,
    title: 'title.writeReview',
    needsLogin: 'yes',
    load: async () => (await import('./WritePage.tsx')).WritePage,
  }),
];
