import { mailCalls, settingCalls } from '@pawlet/operator';
import { isOperatorProblem, type OperatorClient } from '@pawlet/operator/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, keyHeaders } from '../../../test/store/operatorApi.ts';
import { languages } from '../../i18n/language.ts';
import { mailEvents } from './events.ts';
import { previewMail } from './preview.ts';

let store: TestStore;
let client: OperatorClient;
let authorization = '';

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  ({ authorization } = await keyHeaders(store, ['settings:read', 'settings:write']));
  client = clientWith(store, { authorization });
});
afterAll(() => store.close());

const list = async () => (await client.call(mailCalls.listMails)).data.items;
const set = (name: string, value: unknown) =>
  client.call(settingCalls.changeSetting, { params: { name }, input: { value }, version: '0' });

it('lists every e-mail, whether it is sent, and what the shop has changed', async () => {
  const before = await list();
  expect(before.map(({ event }) => event)).toEqual([...mailEvents]);
  expect(before.every(({ isSent, changedIn }) => isSent && changedIn.length === 0)).toBe(true);
  expect(before.find(({ event }) => event === 'paid')).toMatchObject({
    subject: expect.stringContaining('Payment received'),
    isRequired: false,
    placeholders: ['orderSn', 'shop'],
  });
  expect(before.filter(({ isRequired }) => isRequired).map(({ event }) => event)).toEqual([
    'invoice',
    'creditNote',
    'withdrawalReceived',
  ]);
  await set('mails.sent', { paid: false });
  await set('mails.texts', { paid: { subject: { de: 'Danke! {{orderSn}}' }, opening: { fr: 'Merci.' } } });
  expect((await list()).filter(({ isSent, changedIn }) => !isSent || changedIn.length > 0)).toEqual([
    expect.objectContaining({ event: 'paid', isSent: false, changedIn: ['fr', 'de'] }),
  ]);
  const german = await client.call(mailCalls.previewMail, {
    params: { event: 'paid' },
    input: { language: 'de' },
  });
  expect(german.data.subject).toMatch(/^Danke! \d+$/u);
});

describe.each(languages)('the preview in %s', (language) => {
  it.each(mailEvents)('of %s is what shoppers get', async (event) => {
    const { data } = await client.call(mailCalls.previewMail, { params: { event }, input: { language } });
    expect(data).toEqual({ language, ...(await previewMail(store.deps, event, language)) });
  });
});

it('is in the language of the request without another one', async () => {
  const french = clientWith(store, { authorization, lang: 'fr' });
  const { data } = await french.call(mailCalls.previewMail, { params: { event: 'shipped' } });
  expect(data.language).toBe('fr');
  expect(data.html).toContain('<html lang="fr">');
});

it('of an unknown event is not found', async () => {
  const call = client.call(mailCalls.previewMail, { params: { event: 'constructor' } });
  const error: unknown = await call.catch((reason: unknown) => reason);
  expect(isOperatorProblem(error) && error.problem.code).toBe('not-found');
});
