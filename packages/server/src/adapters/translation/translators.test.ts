import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeService, type FakeReply, startFakeService } from '../../../test/store/fakeService.ts';
import type { Translator } from '../../ports/translator.ts';
import { createDeepl, getDeeplOrigin } from './deepl.ts';
import { createLibreTranslate } from './libreTranslate.ts';

const text = 'Leise und leicht zu reinigen';
const key = 'secret-key-of-the-test';
const logged: string[] = [];
const logger = {
  info: () => undefined,
  warn: () => undefined,
  error: (event: string, error: unknown) => void logged.push(`${event} ${String(error)}`),
};

let service: FakeService;
let answer: () => FakeReply | Promise<FakeReply>;

beforeAll(async () => {
  service = await startFakeService(() => answer());
});
afterAll(() => service.close());
beforeEach(() => void logged.splice(0));

interface Documented {
  readonly name: string;
  readonly create: () => Translator;
  /** The documented response to a translation. */
  readonly good: (translated: string) => object;
  readonly asked: { readonly path: string; readonly authorization: string | null; readonly body: object };
}

const services: readonly Documented[] = [
  {
    name: 'DeepL',
    create: () => createDeepl({ key, origin: service.origin }),
    good: (translated) => ({ translations: [{ detected_source_language: 'DE', text: translated }] }),
    asked: {
      path: '/v2/translate',
      authorization: `DeepL-Auth-Key ${key}`,
      body: { text: [text], source_lang: 'DE', target_lang: 'EN-US' },
    },
  },
  {
    name: 'LibreTranslate',
    create: () => createLibreTranslate({ url: service.origin, key }),
    good: (translated) => ({ translatedText: translated }),
    asked: {
      path: '/translate',
      authorization: null,
      body: { q: text, source: 'de', target: 'en', format: 'text', api_key: key },
    },
  },
];

describe.each(services)('$name', ({ name, create, good, asked }) => {
  const translate = () => create().translate({ text, from: 'de', to: 'en' }, logger);
  const reply = (given: FakeReply) => {
    answer = () => given;
  };

  it('sends the documented request', async () => {
    reply({ body: JSON.stringify(good('Quiet and easy to clean')) });
    expect(await translate()).toEqual({ status: 'translated', text: 'Quiet and easy to clean' });
    const request = service.requests.at(-1);
    expect(request?.path).toBe(asked.path);
    expect(request?.headers.get('authorization') ?? null).toBe(asked.authorization);
    expect(JSON.parse(request?.body ?? '')).toEqual(asked.body);
    expect(create().name).toBe(name);
  });

  it('returns plain text unchanged, whatever it looks like', async () => {
    const markup = '<img src=x onerror=alert(1)> &amp; "quotes"\n二';
    reply({ body: JSON.stringify(good(markup)) });
    expect(await translate()).toEqual({ status: 'translated', text: markup });
  });

  it.each([
    [429, {}, { status: 'busy', waitSeconds: 60 }],
    [429, { 'retry-after': '7' }, { status: 'busy', waitSeconds: 7 }],
    [429, { 'retry-after': '999999999' }, { status: 'busy', waitSeconds: 3600 }],
    [429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, { status: 'busy', waitSeconds: 60 }],
    [456, {}, { status: 'busy', waitSeconds: 3600 }],
    [403, {}, { status: 'busy', waitSeconds: 3600 }],
    [503, {}, { status: 'busy', waitSeconds: 60 }],
    [400, {}, { status: 'failed' }],
    [500, {}, { status: 'failed' }],
  ] as const)('fails for a response of %i %j', async (status, headers, expected) => {
    reply({ status, headers, body: JSON.stringify({ message: `no ${text}`, error: text }) });
    expect(await translate()).toEqual(expected);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(String(status));
  });

  it.each([
    ['no JSON', '<html>Bad gateway</html>'],
    ['nothing', ''],
    ['another shape', '{"translations":{},"translatedText":[]}'],
    ['an empty text', JSON.stringify(good('  '))],
    ['half of an answer', JSON.stringify(good(text)).slice(0, -9)],
    ['more than a translation can have', JSON.stringify(good('x'.repeat(5_000_000)))],
  ])('fails for a response of %s', async (_, body) => {
    reply({ body });
    expect(await translate()).toEqual({ status: 'failed' });
  });

  it('does not follow redirects', async () => {
    const stranger = await startFakeService(() => ({ body: JSON.stringify(good('stolen')) }));
    reply({ status: 307, headers: { location: `${stranger.origin}/v2/translate` }, body: '' });
    expect(await translate()).toEqual({ status: 'failed' });
    expect(stranger.requests).toEqual([]);
    await stranger.close();
  });

  it('gives up on a hanging service', async () => {
    answer = () => new Promise(() => undefined);
    expect(await translate()).toEqual({ status: 'failed' });
  }, 30_000);

  it('fails when the service is unreachable', async () => {
    const gone = await startFakeService(() => ({ body: '' }));
    await gone.close();
    const translator =
      name === 'DeepL'
        ? createDeepl({ key, origin: gone.origin })
        : createLibreTranslate({ url: gone.origin, key });
    expect(await translator.translate({ text, from: 'de', to: 'en' }, logger)).toEqual({ status: 'failed' });
  });

  it.each([500, 429, 200])('keeps key and text out of the log (%i)', async (status) => {
    reply({ status, body: `{"message":"${text} ${key}"` });
    await translate();
    expect(logged.join('\n')).not.toBe('');
    expect(logged.join('\n')).not.toContain(key);
    expect(logged.join('\n')).not.toContain('Leise');
  });
});

it('uses the free API of DeepL for its keys', () => {
  expect(getDeeplOrigin('abc:fx')).toBe('https://api-free.deepl.com');
  expect(getDeeplOrigin('abc')).toBe('https://api.deepl.com');
});

it.each([
  ['zh', 'en', 'ZH', 'EN-US'],
  ['en', 'zh', 'EN', 'ZH-HANS'],
  ['ko', 'fr', 'KO', 'FR'],
] as const)('maps the languages of DeepL from %s to %s', async (from, to, source_lang, target_lang) => {
  answer = () => ({ body: '{}' });
  await createDeepl({ key, origin: service.origin }).translate({ text, from, to }, logger);
  expect(JSON.parse(service.requests.at(-1)?.body ?? '')).toMatchObject({ source_lang, target_lang });
});
