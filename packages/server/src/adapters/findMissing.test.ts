import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../test/createTestStore.ts';
import { operate, operatorSecret } from '../../test/store/operator.ts';
import { pages } from '../db/schema/page.ts';
import { operatorPeople } from '../db/schema/person.ts';
import { unnamedSeller, writeSeller } from '../modules/config/seller.ts';
import { readEnvironment } from './environment.ts';
import { findMissing } from './findMissing.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
});
afterAll(() => store.close());

const listMissing = async () =>
  (await findMissing(readEnvironment({ PAWLET_DEMO: '0' }, '/shop'), store.db)).join('\n');

it('names the command that makes the first owner until there is one', async () => {
  expect(await listMissing()).toContain('Run: npm run operator -- owner-add <email>');
  await store.db
    .insert(operatorPeople)
    .values({ email: 'anna@shop.example', name: 'Anna', role: 'owner', createtime: 1, updatetime: 1 });
  expect(await listMissing()).not.toContain('owner-add');
  await store.db.update(operatorPeople).set({ disabletime: 1 }).where(eq(operatorPeople.role, 'owner'));
  expect(await listMissing()).toContain('owner-add');
});

it('lists what an imprint lacks where a country requires one', async () => {
  // A missing seller has its own sentence.
  expect(await listMissing()).not.toContain('imprint');
  await writeSeller(store.db, { ...unnamedSeller, name: 'Miau', address: 'Berlin' }, { by: 'anna', now: 0 });
  expect(await listMissing()).toContain(
    'The imprint lacks an email address. Run: npm run operator -- seller email="…"\nThe imprint lacks a phone number.',
  );
  await operate(store, 'seller', ['email=shop@shop.example']);
  expect(await listMissing()).toContain('The imprint lacks a phone number. Run');
  await operate(store, 'contact', ['all', 'email=shop@shop.example']);
  await operate(store, 'contact', ['DE', 'phone=+49 30 123456']);
  // Switzerland requires one too, and no contact is configured.
  expect(await listMissing()).toContain('The imprint lacks a phone number. Run');
  await operate(store, 'law', ['CH', 'imprint=off']);
  expect(await listMissing()).not.toContain('imprint');
});

it('names pages that the storefront links to and nobody can read', async () => {
  expect(await listMissing()).not.toContain('privacy');
  await store.db.update(pages).set({ status: 'hidden' }).where(eq(pages.diyname, 'privacy'));
  expect(await listMissing()).toContain('privacy');
});
