import { eq, inArray } from 'drizzle-orm';
import { consents, socialLinks } from '../schema/account.ts';
import { pages } from '../schema/page.ts';
import { shoppers } from '../schema/shopper.ts';
import { demoAccount } from './accounts.ts';
import type { SeedStep } from './step.ts';

/** The demo account's accepted agreements, and its account momo at the sandbox provider. */
export const consentsStep: SeedStep = {
  name: 'consents',
  async run({ db, now }) {
    const [demo] = await db.select().from(shoppers).where(eq(shoppers.email, demoAccount.email));
    if (demo === undefined) return;
    const accepted = await db
      .select()
      .from(pages)
      .where(inArray(pages.diyname, ['terms', 'privacy']));
    const base = { shopperId: demo.id, createdAt: now };
    await db.insert(consents).values(
      accepted.map(({ diyname, version }) => ({
        ...base,
        diyname: diyname ?? '',
        version,
        language: 'zh',
      })),
    );
    await db.insert(socialLinks).values({ ...base, provider: 'sandbox', subject: 'momo', nickname: 'momo' });
  },
};
