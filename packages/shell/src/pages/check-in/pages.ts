import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';
import { ifPointsOffered } from '../points/ifPointsOffered.ts';

/** The daily check-in, and tasks. */
export const checkInPages = [
  definePage({
    path: paths.checkIn,
    title: 'title.signIn',
    needsLogin: 'yes',
    load: async () => (await import('./signInPages.ts')).SignInPage,
  }),
  definePage({
    path: paths.checkInLog,
    title: 'title.signInLog',
    needsLogin: 'yes',
    load: async () => (await import('./signInPages.ts')).LogPage,
  }),
  definePage({
    path: paths.checkInRanking,
    title: 'title.ranking',
    needsLogin: 'yes',
    load: async () => (await import('./signInPages.ts')).RankingPage,
  }),
  definePage({
    path: paths.tasks,
    title: 'title.tasks',
    needsLogin: 'actions',
    load: ifPointsOffered(async () => (await import('./signInPages.ts')).TasksPage),
  }),
];
