import { pages } from '../schema/page.ts';
import { agreements } from './data/agreements.ts';
import { helpPages } from './data/help.ts';
import { notices } from './data/notices.ts';
import type { SeedStep } from './step.ts';

const daySeconds = 24 * 3600;

/** Announcements, agreements and help. */
export const pagesStep: SeedStep = {
  name: 'pages',
  async run({ db, now }) {
    await db.insert(pages).values(
      [...notices, ...agreements, ...helpPages].map(
        ({ diyname, kind, title, description, body, daysAgo }) => ({
          type: kind,
          diyname,
          title,
          description,
          content: body,
          version:
            kind === 'agreement'
              ? new Date((now - daysAgo * daySeconds) * 1000).toISOString().slice(0, 10)
              : '',
          createdAt: now - daysAgo * daySeconds,
        }),
      ),
    );
  },
};
