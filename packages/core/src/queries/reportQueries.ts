import type { YearReport } from '../api/types/report.ts';
import type { Query } from './types.ts';

/** Year in review. */
export const reportQueries = {
  /** The shopper's year. */
  year: (): Query<YearReport> => ({
    key: ['year-report'],
    load: ({ reports }, options) => reports.year(options),
  }),
};
