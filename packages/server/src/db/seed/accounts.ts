import { shoppers } from '../schema/shopper.ts';
import type { SeedStep } from './step.ts';

/** Login of the demo account. */
export const demoAccount = {
  email: 'demo@pawlet.test',
  password: 'pawlet-demo',
  mobile: '8613800138000',
} as const;

/** Names of the accounts that have the demo's password. */
export const demoUsernames = ['demo', 'second'] as const;

/** The demo account and a second shopper, to check what other shoppers cannot see. */
export const accountsStep: SeedStep = {
  name: 'accounts',
  async run({ db, now, hasher }) {
    const passwordHash = await hasher.hash(demoAccount.password);
    await db.insert(shoppers).values([
      {
        username: demoUsernames[0],
        nickname: 'Momo',
        email: demoAccount.email,
        mobile: demoAccount.mobile,
        passwordHash,
        points: 5000,
        createdAt: now,
      },
      {
        username: demoUsernames[1],
        nickname: 'Biscuit',
        email: 'second@pawlet.test',
        mobile: '8613900139000',
        passwordHash,
        points: 300,
        createdAt: now,
      },
    ]);
  },
};
