import { doctorCalls } from '@pawlet/operator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientWith, localHeaders } from '../../../test/store/operatorApi.ts';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { languages } from '../../i18n/language.ts';
import { createFinding, translateFinding } from './createFinding.ts';

const found = [
  createFinding('ok', 'finding.mode.real'),
  createFinding('wrong', 'finding.mail.refused', { server: 'mail.example:25', code: 'ECONNREFUSED' }),
];
let store: TestStore;
beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret, doctor: () => Promise.resolve(found) } });
});
afterAll(() => store.close());

it('has a code with values, and a text for the command line', () => {
  expect(found[1]).toEqual({
    area: 'mail',
    level: 'wrong',
    code: 'mail.refused',
    values: { server: 'mail.example:25', code: 'ECONNREFUSED' },
    text: 'The mail server mail.example:25 does not accept emails (ECONNREFUSED). Check PAWLET_SMTP_URL: address, port, user and password.',
  });
});

it.each(languages)('is told in %s with its values', (language) => {
  const sentences = found.map((finding) => translateFinding(language, finding));
  expect(sentences[1]).toMatch(/mail\.example:25.*ECONNREFUSED.*PAWLET_SMTP_URL/u);
  expect(sentences.join(' ')).not.toContain('{{');
  if (language !== 'en')
    for (const [index, one] of found.entries()) expect(sentences[index]).not.toBe(one.text);
});

it('is returned in the language of the request, the most serious first', async () => {
  const german = clientWith(store, { ...localHeaders, lang: 'de' });
  const { data } = await german.call(doctorCalls.readFindings);
  expect(data.isFit).toBe(false);
  expect(data.findings).toEqual([
    {
      ...found[1],
      detail: expect.stringMatching(/^Der Mailserver mail\.example:25 nimmt keine E-Mails an/u) as string,
    },
    { ...found[0], detail: 'Das ist ein echter Shop.' },
  ]);
});
