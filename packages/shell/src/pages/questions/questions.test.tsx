import '@pawlet/widgets/ui';
import type { Pawlet } from '@pawlet/core';
import type {
  Answer,
  AnswerId,
  AnswerResult,
  ProductId,
  OwnQuestion,
  Page,
  Question,
  QuestionDetail,
  QuestionId,
} from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { createTestPawlet } from '../../../test/createTestPawlet.ts';
import { closePages, createLoggedInPawlet, openPage } from '../../../test/openPage.tsx';
import type { Storefront } from '../../storefront.ts';
import { QuestionListPage } from './QuestionListPage.tsx';
import { MyAnswersPage } from './MyAnswersPage.tsx';
import { MyQuestionsPage } from './MyQuestionsPage.tsx';
import { NewQuestionPage } from './NewQuestionPage.tsx';
import { AnswerPage, QuestionPage } from './QuestionPage.tsx';

const pages = {
  'goods/ask': QuestionListPage,
  'goods/putAsk': NewQuestionPage,
  'goods/askList': QuestionPage,
  'goods/askList2': AnswerPage,
  'questions/questions': MyQuestionsPage,
  'questions/answer': MyAnswersPage,
  'goods/detail': () => <h1 data-page-heading="">Product</h1>,
};

let pawlet: Pawlet;
let storefront: Storefront | undefined;

beforeEach(() => {
  localStorage.clear();
  pawlet = createLoggedInPawlet();
});

afterEach(closePages);

function question(id: number, changes: Partial<Question> = {}): Question {
  return {
    id: id as QuestionId,
    goodsId: 1 as ProductId,
    content: `Question ${id}`,
    language: 'fr',
    author: { nickname: 'Olive', avatarUrl: '' },
    answerCount: 0,
    bestAnswer: undefined,
    audience: 'everyone',
    canAnswer: false,
    createdAt: 1_700_000_000_000,
    ...changes,
  };
}

function answer(id: number, content: string, isBuyer = true): Answer {
  return {
    id: id as AnswerId,
    content,
    language: 'en',
    author: { nickname: 'Biscuit', avatarUrl: '' },
    isBuyer,
    createdAt: 1_700_000_000_000,
  };
}

function own(id: number, changes: Partial<OwnQuestion> = {}): OwnQuestion {
  return {
    ...question(id),
    isPublished: true,
    refusal: '',
    goods: { id: 1 as ProductId, title: 'Aura', imageUrl: '' },
    ownAnswer: undefined,
    ...changes,
  };
}

function pageOf<T>(items: readonly T[], hasMore = false): Page<T> {
  return { items, total: items.length, page: 1, pageSize: 10, hasMore };
}

const lists = (...items: readonly Question[]) =>
  vi.spyOn(pawlet.api.questions, 'list').mockResolvedValue(pageOf(items));

const finds = (changes: Partial<QuestionDetail> = {}, answers: readonly Answer[] = []) =>
  vi.spyOn(pawlet.api.questions, 'find').mockResolvedValue({
    status: 'ok',
    question: {
      ...question(7, { canAnswer: true }),
      isPublished: true,
      refusal: '',
      ownAnswers: [],
      ...changes,
    },
    ...pageOf(answers),
  });

async function open(route: string) {
  const opened = await openPage(pawlet, pages, route);
  storefront = opened.storefront;
  return opened.screen;
}

const failure = () => new PawletError('NETWORK', 'Pawlet: no response.');

describe('the questions about a product', () => {
  it("are listed with their best answers, in their authors' languages", async () => {
    lists(
      question(1, {
        answerCount: 3,
        bestAnswer: { content: 'Pas du tout', language: 'fr', isBuyer: true },
      }),
      question(2),
    );
    const screen = await open('/pages/goods/ask?goods_id=1');
    await expect.element(screen.getByText('2 questions')).toBeVisible();
    await expect.element(screen.getByText('Question 1')).toHaveAttribute('lang', 'fr');
    await expect.element(screen.getByText('Pas du tout')).toHaveAttribute('lang', 'fr');
    await expect.element(screen.getByText('Verified buyer')).toBeVisible();
    await expect.element(screen.getByText('3 answers')).toBeVisible();
    await expect.element(screen.getByText('No answers yet')).toBeVisible();
  });

  it('can be reloaded after a failure', async () => {
    const asked = vi
      .spyOn(pawlet.api.questions, 'list')
      .mockRejectedValueOnce(failure())
      .mockResolvedValue(pageOf([question(1)]));
    const screen = await open('/pages/goods/ask?goods_id=1');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Question 1')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('link to the form where there are none', async () => {
    lists();
    const screen = await open('/pages/goods/ask?goods_id=1');
    await expect.element(screen.getByText('No questions yet')).toBeVisible();
    await screen.getByRole('button', { name: 'Ask a question' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  });

  it('ask a visitor to log in before the form', async () => {
    pawlet.dispose();
    pawlet = createTestPawlet();
    lists(question(1));
    const asked = vi.spyOn(pawlet.account, 'requestLogIn').mockResolvedValue(false);
    const screen = await open('/pages/goods/ask?goods_id=1');
    await screen.getByRole('button', { name: 'Ask a question' }).click();
    expect(asked).toHaveBeenCalledOnce();
    expect(location.hash).toBe('#/pages/goods/ask?goods_id=1');
  });

  it('make no request without a product id', async () => {
    const asked = lists();
    const screen = await open('/pages/goods/ask?goods_id=x');
    await expect.element(screen.getByText('This product does not exist')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('asking', () => {
  const route = '/pages/goods/putAsk?goods_id=1';
  const asked = { status: 'asked', id: 9 as QuestionId, isPublished: false } as const;

  it('rejects an empty question', async () => {
    const ask = vi.spyOn(pawlet.api.questions, 'ask');
    const screen = await open(route);
    const field = screen.getByRole('textbox', { name: 'Your question' });
    await field.fill('  ');
    await screen.getByRole('button', { name: 'Publish question' }).click();
    await expect.element(field).toHaveAccessibleDescription('The question cannot be empty');
    await expect.element(field).toHaveFocus();
    expect(ask).not.toHaveBeenCalled();
  });

  it('shows that it is pending, and updates other pages', async () => {
    lists();
    const ask = vi.spyOn(pawlet.api.questions, 'ask').mockResolvedValue(asked);
    const changed = vi.fn<(detail: unknown) => void>();
    pawlet.events.on('pawlet:question-changed', changed);
    const screen = await open(route);
    await screen.getByRole('textbox', { name: 'Your question' }).fill(' Is it loud? ');
    await screen.getByRole('radio', { name: /Past buyers/u }).click();
    await screen.getByRole('button', { name: 'Publish question' }).dblClick();
    await expect.element(screen.getByText('Awaiting approval')).toBeVisible();
    expect(ask).toHaveBeenCalledExactlyOnceWith({ goodsId: 1, content: 'Is it loud?', audience: 'buyers' });
    expect(changed).toHaveBeenCalledExactlyOnceWith({ productId: 1, questionId: 9, change: 'asked' });
    expect(Object.keys(localStorage).filter((name) => name.includes('draft'))).toEqual([]);
  });

  it('keeps the input after a failed call and after leaving the page', async () => {
    lists();
    const ask = vi
      .spyOn(pawlet.api.questions, 'ask')
      .mockRejectedValueOnce(failure())
      .mockResolvedValue(asked);
    const first = await open(route);
    await first.getByRole('textbox', { name: 'Your question' }).fill('Is it loud?');
    await first.getByRole('radio', { name: /Past buyers/u }).click();
    await first.getByRole('button', { name: 'Publish question' }).click();
    await expect.poll(() => ask.mock.calls.length).toBe(1);
    await expect.element(first.getByRole('textbox', { name: 'Your question' })).toHaveValue('Is it loud?');
    await cleanup();
    storefront?.navigation.dispose();
    const second = await open(route);
    await expect.element(second.getByRole('textbox', { name: 'Your question' })).toHaveValue('Is it loud?');
    await expect.element(second.getByRole('radio', { name: /Past buyers/u })).toBeChecked();
    await second.getByRole('button', { name: 'Publish question' }).click();
    await expect.element(second.getByText('Awaiting approval')).toBeVisible();
    expect(ask.mock.calls[1]).toEqual(ask.mock.calls[0]);
  });

  it('shows similar questions while typing', async () => {
    lists(question(3, { content: 'Does it hum at night?', answerCount: 2 }), question(4));
    const screen = await open(route);
    await screen.getByRole('textbox', { name: 'Your question' }).fill('hum night');
    const link = screen.getByRole('link', { name: /Does it hum at night/u });
    await expect.element(link).toHaveAttribute('href', '#/pages/goods/askList?ask_id=3');
    await expect.element(screen.getByText('1 similar question has been asked')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Your question' }).fill('Which colours are there?');
    await expect.poll(() => link.elements().length).toBe(0);
  });

  it("shows the catalogue's message for a rejected audience and reloads the choice", async () => {
    lists();
    vi.spyOn(pawlet.api.questions, 'ask').mockResolvedValue({
      status: 'refused',
      reason: 'VALIDATION',
      message: 'Please check the form',
      fields: { type: 'choice' },
    });
    const screen = await open(route);
    await screen.getByRole('textbox', { name: 'Your question' }).fill('Is it loud?');
    await screen.getByRole('radio', { name: /Past buyers/u }).click();
    await screen.getByRole('button', { name: 'Publish question' }).click();
    await expect.element(screen.getByText('This type of request is not allowed here').first()).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /Everyone/u })).toBeChecked();
    await expect.element(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('Is it loud?');
  });
});

describe('a question', () => {
  it('shows its answers, and the answer button for those who may answer', async () => {
    finds({ answerCount: 1 }, [answer(1, 'Hardly.')]);
    const screen = await open('/pages/goods/askList?ask_id=7');
    await expect.element(screen.getByText('Hardly.')).toBeVisible();
    await expect.element(screen.getByText('Verified buyer')).toBeVisible();
    await screen.getByRole('button', { name: 'Answer' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
  });

  it('that is pending shows that to its author, and accepts no answers', async () => {
    finds({ isPublished: false, canAnswer: false });
    const screen = await open('/pages/goods/askList?ask_id=7');
    await expect.element(screen.getByText('Awaiting approval')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Answer' }).elements()).toHaveLength(0);
  });

  it.each(['/pages/goods/askList?ask_id=7', '/pages/goods/askList2?ask_id=7'])(
    'that the shop rejected shows its author why at %s, and is not pending',
    async (route) => {
      finds({ isPublished: false, canAnswer: false, refusal: 'Asks for a phone number' });
      const screen = await open(route);
      await expect.element(screen.getByText('Not published')).toBeVisible();
      await expect.element(screen.getByText('The shop says: Asks for a phone number')).toBeVisible();
      expect(screen.getByText('Awaiting approval').elements()).toHaveLength(0);
      expect(screen.getByText(/^Only you can see it/u).elements()).toHaveLength(0);
    },
  );

  it("shows why the shop rejected the shopper's own answer, and which one is still pending", async () => {
    finds({
      ownAnswers: [
        { ...answer(3, 'Buy another'), refusal: 'Advertises' },
        { ...answer(4, 'Hardly.'), refusal: '' },
      ],
    });
    const screen = await open('/pages/goods/askList?ask_id=7');
    await expect.element(screen.getByText('The shop says: Advertises')).toBeVisible();
    expect(screen.getByText('Not published').elements()).toHaveLength(1);
    expect(screen.getByText('Awaiting approval').elements()).toHaveLength(1);
  });

  it('that is missing has a link to continue', async () => {
    vi.spyOn(pawlet.api.questions, 'find').mockResolvedValue({ status: 'not-found' });
    const screen = await open('/pages/goods/askList?ask_id=7');
    await expect.element(screen.getByText('This question does not exist')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'My questions' })).toBeVisible();
  });
});

describe('answering', () => {
  const route = '/pages/goods/askList2?ask_id=7';

  it('rejects an empty answer', async () => {
    finds();
    const send = vi.spyOn(pawlet.api.questions, 'answer');
    const screen = await open(route);
    await screen.getByRole('button', { name: 'Publish answer' }).click();
    await expect
      .element(screen.getByRole('textbox', { name: 'Your answer' }))
      .toHaveAccessibleDescription('The answer cannot be empty');
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps the draft until it is submitted, and then shows the answer as pending', async () => {
    const find = finds();
    let finish: (result: AnswerResult) => void = () => undefined;
    const sent = new Promise<AnswerResult>((resolve) => (finish = resolve));
    const send = vi
      .spyOn(pawlet.api.questions, 'answer')
      .mockRejectedValueOnce(failure())
      .mockReturnValue(sent);
    const screen = await open(route);
    await screen.getByRole('textbox', { name: 'Your answer' }).fill('Hardly.');
    await screen.getByRole('button', { name: 'Publish answer' }).click();
    await expect.poll(() => send.mock.calls.length).toBe(1);
    await expect.element(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Hardly.');
    expect(localStorage.getItem('pawlet:question-drafts:1')).toContain('Hardly.');

    find.mockResolvedValue({
      status: 'ok',
      question: {
        ...question(7),
        isPublished: true,
        refusal: '',
        ownAnswers: [{ ...answer(3, 'Hardly.'), refusal: '' }],
      },
      ...pageOf<Answer>([]),
    });
    await screen.getByRole('button', { name: 'Publish answer' }).dblClick();
    finish({ status: 'answered', id: 3 as AnswerId, isPublished: false });
    await expect.element(screen.getByRole('heading', { name: 'Your answer' })).toBeVisible();
    await expect.element(screen.getByText(/Only you can see it/u)).toBeVisible();
    expect(send).toHaveBeenCalledTimes(2);
    expect(localStorage.getItem('pawlet:question-drafts:1')).toBeNull();
  });

  it.each([
    [{ canAnswer: false }, 'You asked this question yourself'],
    [{ canAnswer: false, audience: 'buyers' }, 'Only people who bought it can answer'],
  ] as const)('has no form for %o, and shows why', async (changes, reason) => {
    finds(changes);
    const screen = await open(route);
    await expect.element(screen.getByText(reason)).toBeVisible();
    expect(screen.getByRole('textbox').elements()).toHaveLength(0);
  });
});

describe('my questions', () => {
  it('are those received and those asked, each with its own empty state', async () => {
    const mine = vi
      .spyOn(pawlet.api.questions, 'mine')
      .mockImplementation(({ which }) =>
        Promise.resolve(pageOf(which === 'asked' ? [own(5, { isPublished: false })] : [])),
      );
    const screen = await open('/pages/questions/questions');
    await expect.element(screen.getByText('No questions for you yet')).toBeVisible();
    await screen.getByRole('tab', { name: 'Asked by me' }).click();
    await expect.element(screen.getByText('Question 5')).toBeVisible();
    await expect.element(screen.getByText('Awaiting approval')).toBeVisible();
    expect(location.hash).toBe('#/pages/questions/questions?type=2');
    expect(mine.mock.calls.map(([{ which }]) => which)).toEqual(['received', 'asked']);
  });

  it('show the reason of a rejected question instead of the pending state', async () => {
    const refused = own(5, { isPublished: false, refusal: 'Asks for a phone number' });
    vi.spyOn(pawlet.api.questions, 'mine').mockResolvedValue(pageOf([refused]));
    const screen = await open('/pages/questions/questions?type=2');
    await expect.element(screen.getByText('Not published')).toBeVisible();
    const reason = screen.getByText('The shop says: Asks for a phone number');
    await expect.element(reason).toBeVisible();
    expect(screen.getByText('Awaiting approval').elements()).toHaveLength(0);
    // Aligned with the text that it is about.
    const { paddingInlineStart } = getComputedStyle(reason.element());
    const words = screen.getByText('Not published').element().closest('p');
    expect(reason.element().getBoundingClientRect().left + Number.parseFloat(paddingInlineStart)).toBeCloseTo(
      words?.getBoundingClientRect().left ?? 0,
      0,
    );
  });

  it('can be answered where another shopper asked them', async () => {
    vi.spyOn(pawlet.api.questions, 'mine').mockResolvedValue(pageOf([own(6, { canAnswer: true }), own(8)]));
    const screen = await open('/pages/questions/questions?type=1');
    const links = screen.getByRole('link', { name: 'Answer', exact: true });
    await expect.element(links).toHaveAttribute('href', '#/pages/goods/askList2?ask_id=6');
    expect(links.elements()).toHaveLength(1);
  });

  it('follow questions from elsewhere', async () => {
    const mine = vi.spyOn(pawlet.api.questions, 'mine').mockResolvedValue(pageOf([own(5)]));
    const screen = await open('/pages/questions/questions?type=2');
    await expect.element(screen.getByText('Question 5')).toBeVisible();
    mine.mockResolvedValue(pageOf([own(9), own(5)]));
    pawlet.events.emit('pawlet:question-changed', { productId: 1, questionId: 9, change: 'asked' });
    await expect.element(screen.getByText('Question 9')).toBeVisible();
  });
});

it('my answers are listed below their questions, marked while they are pending', async () => {
  const mine = (id: number, isPublished: boolean, refusal = '') =>
    own(7, {
      ownAnswer: {
        id: id as AnswerId,
        content: `Answer ${id}`,
        language: 'zh',
        isPublished,
        refusal,
        createdAt: undefined,
      },
    });
  vi.spyOn(pawlet.api.questions, 'mine').mockResolvedValue(
    pageOf([mine(1, false), mine(2, true), mine(3, false, 'Names another shop')]),
  );
  const screen = await open('/pages/questions/answer');
  await expect.element(screen.getByText('Answer 1')).toBeVisible();
  await expect.element(screen.getByText('Answer 2')).toBeVisible();
  await expect.element(screen.getByText('Not published')).toBeVisible();
  await expect.element(screen.getByText('The shop says: Names another shop')).toBeVisible();
  expect(screen.getByText('Awaiting approval').elements()).toHaveLength(1);
});

describe('a text in another language than the page', () => {
  const chinese = {
    content: '声音大吗？',
    language: 'zh',
    answerCount: 1,
    bestAnswer: { content: '很安静', language: 'zh', isBuyer: true },
  };
  const reply: Answer = { ...answer(1, '很安静'), language: 'zh' };
  const ownAnswer = {
    id: 1 as AnswerId,
    content: '很安静',
    language: 'zh',
    isPublished: true,
    refusal: '',
    createdAt: undefined,
  };

  it.each([
    ['/pages/goods/ask?goods_id=1', '声音大吗？'],
    ['/pages/goods/ask?goods_id=1', '很安静'],
    ['/pages/goods/askList?ask_id=7', '声音大吗？'],
    ['/pages/goods/askList?ask_id=7', '很安静'],
    ['/pages/questions/questions?type=1', '声音大吗？'],
    ['/pages/questions/questions?type=1', '很安静'],
    ['/pages/questions/answer', '声音大吗？'],
    ['/pages/questions/answer', '很安静'],
  ])('on %s is marked with its own: %s', async (route, words) => {
    lists(question(1, chinese));
    finds(chinese, [reply]);
    vi.spyOn(pawlet.api.questions, 'mine').mockImplementation(({ which }) =>
      Promise.resolve(
        pageOf([own(7, { ...chinese, ownAnswer: which === 'answered' ? ownAnswer : undefined })]),
      ),
    );
    const screen = await open(route);
    await expect.element(screen.getByText(words)).toHaveAttribute('lang', 'zh');
  });
});
