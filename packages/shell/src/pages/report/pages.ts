import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** The shopper's year. */
export const reportPages = [
  definePage({
    path: paths.yearlyReport,
    title: 'title.yearlyReport',
    needsLogin: 'yes',
    load: async () => (await import('./ReportPage.tsx')).ReportPage,
  }),
];
