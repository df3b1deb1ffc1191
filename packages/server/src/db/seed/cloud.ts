import { eq } from 'drizzle-orm';
import { cloudDevices as deviceTable, cloudOrders, cloudPlans } from '../schema/cloud.ts';
import { pages } from '../schema/page.ts';
import { shoppers } from '../schema/shopper.ts';
import { demoAccount } from './accounts.ts';
import { cloudDevices } from './data/cloud.ts';
import type { SeedStep } from './step.ts';

const daySeconds = 24 * 3600;
const hourSeconds = 3600;

/** The demo account's cameras, one of them with a cloud-storage purchase. */
export const cloudStep: SeedStep = {
  name: 'cloud storage',
  async run({ db, now, random }) {
    const [owner] = await db.select().from(shoppers).where(eq(shoppers.email, demoAccount.email));
    if (!owner) throw new Error('Pawlet: the demo account is not in the seed.');
    const devices = await db
      .insert(deviceTable)
      .values(
        cloudDevices.map(({ deviceId, model, name, daysLeft, boughtDaysAgo }) => ({
          deviceId,
          userId: owner.id,
          name,
          model,
          expiretime: daysLeft === null ? null : now + daysLeft * daySeconds,
          createtime: now - boughtDaysAgo * daySeconds - hourSeconds,
        })),
      )
      .returning();
    const [month] = await db.select().from(cloudPlans).where(eq(cloudPlans.type, 'month'));
    const device = devices.find(({ expiretime }) => expiretime !== null);
    const [page] = await db.select().from(pages).where(eq(pages.diyname, 'cloud'));
    if (!month || device?.expiretime == null) return;
    const begintime = device.expiretime - month.days * daySeconds;
    await db.insert(cloudOrders).values({
      orderSn: `C${new Date(begintime * 1000).toISOString().replaceAll(/\D/gu, '').slice(0, 14)}${random.digits(11)}`,
      userId: owner.id,
      deviceId: device.id,
      planId: month.id,
      name: month.name,
      days: month.days,
      currency: 'CNY',
      amount: 1990,
      paystate: 'paid',
      paytype: 'wechat',
      agreedVersion: page?.version ?? '',
      createtime: begintime - 60,
      deadline: begintime + hourSeconds,
      paytime: begintime,
      begintime,
      endtime: device.expiretime,
    });
  },
};
