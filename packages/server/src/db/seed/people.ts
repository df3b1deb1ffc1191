import { addresses } from '../schema/address.ts';
import { areas } from '../schema/area.ts';
import { shoppers } from '../schema/shopper.ts';
import { allPeople } from './data/people/allPeople.ts';
import type { SeedPerson } from './data/types.ts';
import { demoAccount } from './accounts.ts';
import type { SeedStep } from './step.ts';
import { eq } from 'drizzle-orm';

const yearSeconds = 365 * 24 * 3600;

/** The authors of reviews, and the demo account's first address. */
export const peopleStep: SeedStep = {
  name: 'people',
  async run({ db, now }) {
    await db.insert(shoppers).values(
      allPeople.map(({ key, nickname, email, areaCode, mobile }) => ({
        username: key,
        nickname,
        email,
        mobile: `${areaCode}${mobile}`,
        createdAt: now - yearSeconds,
      })),
    );
    const resident = allPeople.find((person) => person.address.kind === 'domestic');
    const [demo] = await db.select().from(shoppers).where(eq(shoppers.email, demoAccount.email));
    if (resident && demo) await writeAddress(resident, demo.id);

    async function writeAddress({ address, lastName, firstName }: SeedPerson, userId: number): Promise<void> {
      if (address.kind !== 'domestic') return;
      const [district] = await db
        .select()
        .from(areas)
        .where(eq(areas.id, Number(address.districtCode)));
      const [city] = district ? await db.select().from(areas).where(eq(areas.id, district.parentId)) : [];
      if (!district || !city)
        throw new Error(`Pawlet: the district ${address.districtCode} is not in the seed.`);
      await db.insert(addresses).values({
        userId,
        provinceId: city.parentId,
        cityId: city.id,
        areaId: district.id,
        receiver: `${lastName}${firstName}`,
        mobile: demoAccount.mobile.slice(2),
        detail: address.detail,
        zipcode: address.postcode,
        isdefault: 1,
        createtime: now,
        updatetime: now,
      });
    }
  },
};
