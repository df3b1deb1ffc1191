import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishAnswer, publishQuestion } from '../../server/test/store/moderation.ts';
import type { ProductId, QuestionId } from '../src/api/index.ts';
import type { Pawlet } from '../src/pawlet/types.ts';
import { logInTo, openStoreShops, type StoreShops } from './openStoreShops.ts';

let shops: StoreShops;

beforeAll(async () => {
  shops = await openStoreShops();
});

afterAll(() => shops.close());

async function openShop(account?: string): Promise<Pawlet> {
  const pawlet = shops.open({ start: { lang: 'en' } });
  if (account !== undefined) await logInTo(pawlet, account);
  return pawlet;
}

async function findProduct({ api }: Pawlet): Promise<ProductId> {
  const [card] = (await api.products.list({ keyword: 'Aura' })).items;
  if (card === undefined) throw new Error('The demo shop has no Aura.');
  return card.id;
}

it('publishes a question and its answer after moderation, each visible to its author only until then', async () => {
  const [asker, other, visitor] = [
    await openShop('demo@pawlet.test'),
    await openShop('second@pawlet.test'),
    await openShop(),
  ];
  const goodsId = await findProduct(visitor);
  const before = (await visitor.api.questions.list({ goodsId })).total;
  const wish = { goodsId, content: 'Does it hum at night?', audience: 'everyone' } as const;
  const asked = await asker.api.questions.ask(wish);
  if (asked.status !== 'asked') throw new Error(asked.status);
  const { id } = asked;
  expect(asked).toEqual({ status: 'asked', id, isPublished: false });
  expect((await visitor.api.questions.list({ goodsId })).total).toBe(before);
  expect(await other.api.questions.find({ id })).toEqual({ status: 'not-found' });
  expect(await asker.api.questions.find({ id })).toMatchObject({
    status: 'ok',
    question: { id, goodsId, content: wish.content, isPublished: false, canAnswer: false, answerCount: 0 },
    items: [],
  });
  expect((await asker.api.questions.mine({ which: 'asked' })).items).toMatchObject([
    { id, isPublished: false, goods: { id: goodsId }, ownAnswer: undefined },
  ]);

  await publishQuestion(shops.store.db, id);
  expect((await visitor.api.questions.list({ goodsId, pageSize: 50 })).items).toContainEqual(
    expect.objectContaining({ id, audience: 'everyone', canAnswer: false }),
  );
  expect(await other.api.questions.find({ id })).toMatchObject({ question: { canAnswer: true } });
  const answered = await other.api.questions.answer({ questionId: id, content: 'Not at all.' });
  if (answered.status !== 'answered') throw new Error(answered.status);
  expect(answered.isPublished).toBe(false);
  expect(await other.api.questions.find({ id })).toMatchObject({
    question: { ownAnswers: [{ id: answered.id, content: 'Not at all.' }] },
    items: [],
  });
  expect(await asker.api.questions.find({ id })).toMatchObject({ question: { ownAnswers: [] }, items: [] });
  await publishAnswer(shops.store.db, answered.id);
  expect(await asker.api.questions.find({ id })).toMatchObject({
    question: { answerCount: 1, bestAnswer: { content: 'Not at all.', isBuyer: false } },
    items: [{ id: answered.id, content: 'Not at all.', isBuyer: false }],
    hasMore: false,
  });
  expect((await other.api.questions.mine({ which: 'answered' })).items).toMatchObject([
    { id, ownAnswer: { content: 'Not at all.', language: 'en', isPublished: true, refusal: '' } },
  ]);
});

it('creates one question and one answer, however often a lost response is retried', async () => {
  const [asker, other] = [await openShop('demo@pawlet.test'), await openShop('second@pawlet.test')];
  const goodsId = await findProduct(asker);
  const before = (await asker.api.questions.mine({ which: 'asked' })).total;
  const wish = { goodsId, content: 'Is it heavy?', audience: 'everyone' } as const;
  shops.loseReplies(1);
  await expect(asker.api.questions.ask(wish)).rejects.toMatchObject({ code: 'NETWORK' });
  const [first, second] = await Promise.all([asker.api.questions.ask(wish), asker.api.questions.ask(wish)]);
  if (first.status !== 'asked') throw new Error(first.status);
  expect(second).toEqual(first);
  expect((await asker.api.questions.mine({ which: 'asked' })).total).toBe(before + 1);

  await publishQuestion(shops.store.db, first.id);
  const answer = { questionId: first.id, content: 'Two kilos.' };
  shops.loseReplies(1);
  await expect(other.api.questions.answer(answer)).rejects.toMatchObject({ code: 'NETWORK' });
  expect(await other.api.questions.answer(answer)).toMatchObject({ status: 'answered' });
  expect(await other.api.questions.find({ id: first.id })).toMatchObject({
    question: { ownAnswers: [{ content: 'Two kilos.' }] },
  });
});

it('returns refusals as values, and throws for somebody who may not answer', async () => {
  const [asker, other] = [await openShop('demo@pawlet.test'), await openShop('second@pawlet.test')];
  const goodsId = await findProduct(asker);
  const wish = { goodsId, content: ' ', audience: 'buyers' } as const;
  expect(await asker.api.questions.ask(wish)).toMatchObject({
    status: 'refused',
    fields: { content: 'required' },
  });
  expect(await asker.api.questions.ask({ ...wish, goodsId: 999_999 as ProductId, content: 'Why?' })).toEqual({
    status: 'not-found',
  });
  const asked = await asker.api.questions.ask({ ...wish, content: 'How long does a filter last?' });
  if (asked.status !== 'asked') throw new Error(asked.status);
  await publishQuestion(shops.store.db, asked.id);
  expect(await other.api.questions.find({ id: asked.id })).toMatchObject({
    question: { audience: 'buyers', canAnswer: false },
  });
  const answer = { questionId: asked.id, content: 'A month.' };
  await expect(other.api.questions.answer(answer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await other.api.questions.answer({ ...answer, content: '' })).toMatchObject({
    status: 'refused',
    fields: { content: 'required' },
  });
  expect(await other.api.questions.answer({ ...answer, questionId: 999_999 as QuestionId })).toEqual({
    status: 'not-found',
  });
  expect(shops.store.errors).toEqual([]);
});
