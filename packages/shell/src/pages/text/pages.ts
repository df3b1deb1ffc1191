import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';
import { ifPointsOffered } from '../points/ifPointsOffered.ts';

/** Texts of the shop. */
export const textPages = [
  definePage({
    path: paths.pointsRules,
    title: 'title.rules',
    needsLogin: 'no',
    load: ifPointsOffered(async () => (await import('./TextPage.tsx')).PointsRulesPage),
  }),
  definePage({
    path: paths.text,
    title: 'title.text',
    needsLogin: 'no',
    load: async () => (await import('./TextPage.tsx')).SinglePage,
  }),
  definePage({
    path: paths.rules,
    title: 'title.rules',
    needsLogin: 'no',
    load: async () => (await import('./TextPage.tsx')).RulePage,
  }),
  definePage({
    path: paths.notice,
    title: 'title.notice',
    needsLogin: 'no',
    load: async () => (await import('./TextPage.tsx')).NoticePage,
  }),
  definePage({
    path: paths.inviteRules,
    title: 'title.rules',
    needsLogin: 'no',
    load: ifPointsOffered(async () => (await import('./TextPage.tsx')).InviteRulePage),
  }),
];
