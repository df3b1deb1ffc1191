import { commonInit, translationText } from '@pawlet/core/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { type FakeService, type FakeReply, startFakeService } from '../../../test/store/fakeService.ts';
import { createLibreTranslate } from '../../adapters/translation/libreTranslate.ts';
import { answers, questions, reviews } from '../../db/schema/review.ts';
import { rateLimits } from '../../db/schema/session.ts';
import { translations } from '../../db/schema/translation.ts';
import { refuseText } from '../reviews/moderation.ts';
import { dropStaleTranslations } from './stored.ts';

const charactersPerDay = 2000;

let service: FakeService;
let store: TestStore;
let answer: (text: string, target: string) => FakeReply | Promise<FakeReply>;

const translated = (text: string, target: string): FakeReply => ({
  body: JSON.stringify({ translatedText: `${target}: ${text}` }),
});

beforeAll(async () => {
  service = await startFakeService(({ body }) => {
    const { q, target } = JSON.parse(body);
    return answer(q, target);
  });
  store = await createTestStore({
    deps: { translator: createLibreTranslate({ url: service.origin, key: '' }) },
    settings: { translatedCharactersPerDay: charactersPerDay },
  });
});
afterAll(async () => {
  await store.close();
  await service.close();
});
beforeEach(async () => {
  answer = translated;
  await store.db.delete(translations);
  await store.db.delete(rateLimits);
  // Any pause requested by the service has ended.
  store.clock.advance(4000);
});

let made = 0;

async function review(fields: Partial<typeof reviews.$inferInsert> = {}): Promise<number> {
  const [seeded] = await store.db.select({ productId: reviews.productId }).from(reviews).limit(1);
  made += 1;
  const now = store.clock.now();
  const [row] = await store.db
    .insert(reviews)
    .values({
      productId: seeded?.productId ?? 0,
      content: `Leise und sauber, zum ${made}. Mal.`,
      lang: 'de',
      status: 'normal',
      createtime: now,
      updatetime: now,
      ...fields,
    })
    .returning({ id: reviews.id });
  return row?.id ?? 0;
}

function reader(language = 'en', address?: string) {
  const client = store.visitor(address);
  client.lang = language;
  return client;
}

const translate = (id: number, kind = 'review', client = reader()) =>
  client.call(translationText, { kind, id });

describe('text in another language', () => {
  it('is translated once for each language, and paid for once', async () => {
    const id = await review();
    const before = service.requests.length;
    const [row] = await store.db.select().from(reviews).where(eq(reviews.id, id));
    for (let time = 0; time < 3; time += 1) {
      expect(await translate(id)).toMatchObject({
        code: 1,
        data: { content: `en: ${row?.content}`, service: 'LibreTranslate' },
      });
    }
    expect((await translate(id, 'review', reader('fr'))).data.content).toBe(`fr: ${row?.content}`);
    expect(service.requests.length - before).toBe(2);
    // No personal data is sent to the service.
    expect(JSON.parse(service.requests.at(-1)?.body ?? '')).toEqual({
      q: row?.content,
      source: 'de',
      target: 'fr',
      format: 'text',
    });
  });

  it('is requested once for concurrent readers', async () => {
    const id = await review();
    const before = service.requests.length;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer = async (text, target) => {
      await held;
      return translated(text, target);
    };
    const wanted = Array.from({ length: 12 }, (_, place) =>
      translate(id, 'review', reader('en', `198.51.100.${place}`)),
    );
    await expect.poll(() => service.requests.length - before).toBe(1);
    release();
    const replies = await Promise.all(wanted);
    expect(new Set(replies.map(({ data }) => data.content)).size).toBe(1);
    expect(service.requests.length - before).toBe(1);
  });

  it('can be a follow-up, a question or an answer', async () => {
    const parent = await review();
    const reply = await review({ pid: parent, content: 'Danke für die Bewertung' });
    expect((await translate(reply)).data.content).toBe('en: Danke für die Bewertung');
    for (const [kind, table] of [
      ['question', questions],
      ['answer', answers],
    ] as const) {
      const [row] = await store.db
        .update(table)
        .set({ lang: 'de', status: 'normal' })
        .where(eq(table.id, sql`(select min(id) from ${table})`))
        .returning({ id: table.id, content: table.content });
      expect((await translate(row?.id ?? 0, kind)).data.content).toBe(`en: ${row?.content}`);
    }
  });

  it('is returned unchanged to readers of its language, without a request', async () => {
    const id = await review({ content: 'Leise' });
    const before = service.requests.length;
    expect((await translate(id, 'review', reader('de'))).data.content).toBe('Leise');
    expect(service.requests).toHaveLength(before);
  });

  it('is not translated when its language is unknown', async () => {
    const before = service.requests.length;
    expect((await translate(await review({ lang: '' }))).data.content).toBe(null);
    expect((await translate(await review({ content: 'x'.repeat(5001) }))).data.content).toBe(null);
    expect(service.requests).toHaveLength(before);
  });

  it('is plain text without characters that a page or the database cannot handle', async () => {
    const id = await review();
    answer = () => ({
      body: JSON.stringify({ translatedText: '<b>Quiet</b>\u0000\u001B[31m \uD800 &amp;\nclean' }),
    });
    expect((await translate(id)).data.content).toBe('<b>Quiet</b>[31m \uFFFD &amp;\nclean');
    answer = () => ({ body: JSON.stringify({ translatedText: 'spam '.repeat(2000) }) });
    expect((await translate(await review())).data.content).toBe(null);
  });
});

describe('non-public text', () => {
  it.each([
    ['a held review', async () => review({ status: 'hidden' })],
    ['a reply to a hidden review', async () => review({ pid: await review({ status: 'hidden' }) })],
    ['no review', () => Promise.resolve(2_000_000)],
  ])('such as %s is not translated', async (_, create) => {
    const before = service.requests.length;
    expect(await translate(await create())).toMatchObject({ code: 0, data: { reason: 'NOT_FOUND' } });
    expect(service.requests).toHaveLength(before);
  });

  it('loses its translations when it is hidden', async () => {
    const id = await review();
    await translate(id);
    await refuseText(store.db, { kind: 'review', id, step: 'hide' }, 'spam', store.clock.now());
    expect(await store.db.$count(translations, eq(translations.textId, id))).toBe(0);
    expect(await translate(id)).toMatchObject({ data: { reason: 'NOT_FOUND' } });
  });

  it('is not stored when it is hidden during the request', async () => {
    const id = await review();
    answer = async (text, target) => {
      await store.db.update(reviews).set({ status: 'hidden' }).where(eq(reviews.id, id));
      return translated(text, target);
    };
    expect(await translate(id)).toMatchObject({ data: { reason: 'NOT_FOUND' } });
    expect(await store.db.$count(translations)).toBe(0);
  });

  it('loses its stored translations in the next upkeep in any case', async () => {
    const [gone, kept] = [await review(), await review()];
    await translate(gone);
    await translate(kept);
    await store.db.delete(reviews).where(eq(reviews.id, gone));
    await dropStaleTranslations(store.db);
    const rows = await store.db.select({ id: translations.textId }).from(translations);
    expect(rows).toEqual([{ id: kept }]);
  });

  it('is translated again when its text has changed', async () => {
    const id = await review();
    await translate(id);
    await store.db.update(reviews).set({ content: 'Laut' }).where(eq(reviews.id, id));
    expect((await translate(id)).data.content).toBe('en: Laut');
    expect(await store.db.$count(translations, and(eq(translations.textId, id)))).toBe(1);
  });
});

describe('unresponsive service', () => {
  it('results in no translation, is not counted, and can be retried', async () => {
    const id = await review();
    answer = () => ({ status: 500, body: '' });
    expect(await translate(id)).toMatchObject({
      code: 1,
      data: { content: null, service: 'LibreTranslate' },
    });
    const [bill] = await store.db
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.bucket, 'translated characters of the shop'));
    expect(bill?.attempts).toBe(0);
    answer = translated;
    expect((await translate(id)).data.content).toMatch(/^en: /u);
  });

  it('gets the pause that it requests', async () => {
    const id = await review();
    answer = () => ({ status: 429, headers: { 'retry-after': '30' }, body: '' });
    await translate(id);
    answer = translated;
    const before = service.requests.length;
    expect((await translate(id)).data.content).toBe(null);
    expect(service.requests).toHaveLength(before);
    store.clock.advance(31);
    expect((await translate(id)).data.content).toMatch(/^en: /u);
  });
});

describe('limits', () => {
  it('of an address apply to that address only', async () => {
    const stranger = reader('en', '203.0.113.7');
    const bucket = 'translations from 203.0.113.7';
    await translate(await review(), 'review', stranger);
    await store.db.update(rateLimits).set({ attempts: 120 }).where(eq(rateLimits.bucket, bucket));
    const id = await review();
    expect(await translate(id, 'review', stranger)).toMatchObject({
      code: 0,
      data: { reason: 'RATE_LIMITED', retry_after: expect.any(Number) },
    });
    expect((await translate(id)).data.content).toMatch(/^en: /u);
    // A stored translation is free for everybody.
    expect((await translate(id, 'review', stranger)).data.content).toMatch(/^en: /u);
  });

  it('of the day count characters, also of concurrent requests', async () => {
    const texts = await Promise.all(Array.from({ length: 6 }, () => review({ content: 'ä'.repeat(450) })));
    const before = service.requests.length;
    const replies = await Promise.all(texts.map((id) => translate(id)));
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(4);
    expect(service.requests.length - before).toBe(4);
    expect(replies.filter(({ code }) => code === 0)).toMatchObject(
      Array.from({ length: 2 }, () => ({ data: { reason: 'RATE_LIMITED' } })),
    );
    store.clock.advance(86_401);
    const refused = texts[replies.findIndex(({ code }) => code === 0)] ?? 0;
    expect(await translate(refused)).toMatchObject({ code: 1 });
  });
});

it('exclude unknown texts and languages', async () => {
  const before = service.requests.length;
  for (const fields of [
    { kind: 'page', id: 1 },
    { kind: 'review', id: 'x' },
    { text: 'Translate me', target: 'en' },
  ]) {
    expect(await reader().call(translationText, fields)).toMatchObject({ data: { reason: 'VALIDATION' } });
  }
  expect(service.requests).toHaveLength(before);
});

it('is offered by the configuration where a service is set, and refused otherwise', async () => {
  expect((await reader().call(commonInit)).data.translator).toBe('LibreTranslate');
  const plain = await createTestStore();
  const client = plain.visitor();
  expect((await client.call(commonInit)).data.translator).toBe('');
  expect(await client.call(translationText, { kind: 'review', id: 1 })).toMatchObject({
    data: { reason: 'NOT_CONFIGURED' },
  });
  await plain.close();
});
