import '@pawlet/widgets/ui';
import type { Pawlet } from '@pawlet/core';
import type { Survey, SurveyQuestion } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { createTestPawlet } from '../../../test/createTestPawlet.ts';
import { createLoggedInPawlet, openPage } from '../../../test/openPage.tsx';
import { serveConfig } from '../../../test/serveConfig.ts';
import type { Storefront } from '../../storefront.ts';
import { ResultPage } from './ResultPage.tsx';
import { SurveyPage } from './SurveyPage.tsx';

const pages = {
  'questionnaireSurvey/index': SurveyPage,
  'questionnaireSurvey/result': ResultPage,
  'index/index': () => <h1 data-page-heading="">Home</h1>,
};
const route = '/pages/questionnaireSurvey/index?type=drinker';

let pawlet: Pawlet;
let storefront: Storefront | undefined;

beforeEach(() => {
  localStorage.clear();
  pawlet = createLoggedInPawlet();
  serveConfig(pawlet);
});

afterEach(async () => {
  await cleanup();
  storefront?.navigation.dispose();
  pawlet.dispose();
});

const options = (...texts: readonly string[]) => texts.map((text) => ({ value: text.toLowerCase(), text }));

const questions: readonly SurveyQuestion[] = [
  { id: 1, title: 'Which pets?', kind: 'multi', isRequired: true, options: options('Cat', 'Dog') },
  { id: 2, title: 'More than before?', kind: 'single', isRequired: true, options: options('Yes', 'No') },
  { id: 3, title: 'Recommend it?', kind: 'scale', isRequired: true, options: options('1', '2', '3') },
  { id: 4, title: 'What else?', kind: 'text', isRequired: false, options: [] },
];

function survey(changes: Partial<Survey> = {}): Survey {
  return { type: 'drinker', title: 'About your fountain', isDone: false, points: 50, questions, ...changes };
}

const finds = (changes: Partial<Survey> = {}) =>
  vi
    .spyOn(pawlet.api.surveys, 'find')
    .mockImplementation((type) => Promise.resolve({ status: 'ok', survey: survey({ type, ...changes }) }));

const submits = () => {
  vi.spyOn(pawlet.api.points, 'balance').mockResolvedValue(150);
  return vi.spyOn(pawlet.api.surveys, 'submit').mockResolvedValue({ status: 'sent', points: 50 });
};

async function open(at = route) {
  const opened = await openPage(pawlet, pages, at);
  storefront = opened.storefront;
  return opened.screen;
}

type Screen = Awaited<ReturnType<typeof open>>;

const tap = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true }).click();

/** Answers everything and stops before submitting. */
async function answerAll(screen: Screen): Promise<void> {
  await screen.getByRole('checkbox', { name: 'Dog' }).click();
  await screen.getByRole('checkbox', { name: 'Cat' }).click();
  await tap(screen, 'Next');
  await screen.getByRole('radio', { name: 'Yes' }).click();
  await tap(screen, 'Next');
  await screen.getByRole('radio', { name: '3' }).click();
  await tap(screen, 'Next');
  await screen.getByRole('textbox', { name: 'What else?' }).fill('A quieter pump');
}

const sentAnswers = [
  { questionId: 1, value: ['cat', 'dog'] },
  { questionId: 2, value: 'yes' },
  { questionId: 3, value: '3' },
  { questionId: 4, value: 'A quieter pump' },
];

describe('a survey', () => {
  it('shows one question per screen, submits the answers once and shows the reward', async () => {
    const find = finds();
    const submit = submits();
    const heard: unknown[] = [];
    pawlet.events.on('pawlet:points-changed', (detail) => heard.push(detail));
    const screen = await open();
    await expect.element(screen.getByText('Question 1 of 4')).toBeVisible();
    await expect.element(screen.getByText('50 points')).toBeVisible();
    await answerAll(screen);
    await expect.element(screen.getByText('Question 4 of 4')).toBeVisible();
    find.mockResolvedValue({ status: 'ok', survey: survey({ isDone: true }) });
    await screen.getByRole('button', { name: 'Send answers' }).dblClick();
    await expect.element(screen.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    await expect.element(screen.getByText('+50')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'My points' }))
      .toHaveAttribute('href', '#/pages/score/score');
    expect(submit.mock.calls).toEqual([['drinker', sentAnswers]]);
    expect(heard).toEqual([{ points: 150 }]);
    expect(Object.keys(localStorage).filter((name) => name.includes('survey'))).toEqual([]);
  });

  it('reports at the question what is missing, and focuses it', async () => {
    finds();
    const screen = await open();
    await tap(screen, 'Next');
    const problem = screen.getByText('Please choose at least one answer').first();
    await expect.element(problem).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Cat' })).toHaveFocus();
    await screen.getByRole('checkbox', { name: 'Cat' }).click();
    await expect.element(screen.getByRole('checkbox', { name: 'Cat' })).not.toHaveAttribute('aria-invalid');
    await tap(screen, 'Next');
    await expect.element(screen.getByRole('heading', { name: 'More than before?' })).toHaveFocus();
    await tap(screen, 'Next');
    await expect
      .element(screen.getByRole('radiogroup', { name: 'More than before?' }))
      .toHaveAttribute('aria-invalid', 'true');
  });

  it("goes back a question at a time, by its buttons and by the browser's Back", async () => {
    finds();
    const screen = await open();
    await screen.getByRole('checkbox', { name: 'Cat' }).click();
    await tap(screen, 'Next');
    await screen.getByRole('radio', { name: 'No' }).click();
    await tap(screen, 'Next');
    await expect.element(screen.getByText('Question 3 of 4')).toBeVisible();
    history.back();
    await expect.element(screen.getByText('Question 2 of 4')).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    history.back();
    await expect.element(screen.getByText('Question 1 of 4')).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Cat' })).toBeChecked();
    await tap(screen, 'Next');
    await screen.getByRole('main').getByRole('heading', { name: 'More than before?' }).click();
    await screen.getByRole('button', { name: 'Back' }).last().click();
    await expect.element(screen.getByText('Question 1 of 4')).toBeVisible();
  });

  it('keeps the answers until they are submitted', async () => {
    finds();
    const first = await open();
    await answerAll(first);
    await cleanup();
    storefront?.navigation.dispose();
    const second = await open();
    await expect.element(second.getByRole('textbox', { name: 'What else?' })).toHaveValue('A quieter pump');
    await expect.element(second.getByText('Question 4 of 4')).toBeVisible();
  });

  it('asks a visitor to log in on submit, and continues with it', async () => {
    pawlet.dispose();
    pawlet = createTestPawlet();
    serveConfig(pawlet);
    finds();
    const submit = submits();
    const asked = vi.spyOn(pawlet.account, 'requestLogIn').mockImplementation(async () => {
      const user = { id: 7, username: 'new', nickname: 'New', avatar: '', mobile: '', email: '' };
      pawlet.session.signIn({ token: 'token', user });
      // The page receives it before the submission continues.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return true;
    });
    const screen = await open();
    await answerAll(screen);
    expect(Object.keys(localStorage)).toContain('pawlet:survey-drafts:');
    await tap(screen, 'Send answers');
    await expect.poll(() => location.hash).toContain('/pages/questionnaireSurvey/result?type=drinker');
    expect(asked).toHaveBeenCalledOnce();
    expect(submit.mock.calls).toEqual([['drinker', sentAnswers]]);
    expect(Object.keys(localStorage).filter((name) => name.includes('survey'))).toEqual([]);
  });

  it('stays as it is when the visitor does not log in', async () => {
    pawlet.dispose();
    pawlet = createTestPawlet();
    serveConfig(pawlet);
    finds();
    const submit = submits();
    vi.spyOn(pawlet.account, 'requestLogIn').mockResolvedValue(false);
    const screen = await open();
    await answerAll(screen);
    await tap(screen, 'Send answers');
    await expect.element(screen.getByText('Question 4 of 4')).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
  });

  it('goes to the question that the server rejects', async () => {
    finds();
    submits().mockResolvedValue({
      status: 'refused',
      reason: 'VALIDATION',
      message: 'Please check this',
      fields: { 'answers.1.value': 'choice' },
    });
    const screen = await open();
    await answerAll(screen);
    await tap(screen, 'Send answers');
    await expect.element(screen.getByText('Question 2 of 4')).toBeVisible();
    await expect.element(screen.getByText('Please check this').first()).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  });

  it('that was answered on another device shows that and links to its thank-you page', async () => {
    const find = finds();
    submits().mockResolvedValue({ status: 'already-done', points: 50 });
    const screen = await open();
    await answerAll(screen);
    find.mockResolvedValue({ status: 'ok', survey: survey({ isDone: true }) });
    await tap(screen, 'Send answers');
    await expect.element(screen.getByText('You have already answered this survey').first()).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  });

  it('that is submitted leaves the shopper where she went meanwhile', async () => {
    finds();
    let answer: () => void = () => undefined;
    const submit = submits().mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ status: 'sent', points: 50 });
        }),
    );
    const heard: unknown[] = [];
    pawlet.events.on('pawlet:points-changed', (detail) => heard.push(detail));
    const screen = await open();
    await answerAll(screen);
    await tap(screen, 'Send answers');
    await expect.poll(() => submit.mock.calls.length).toBe(1);
    await storefront?.navigation.navigateTo('/pages/help/index');
    answer();
    await expect.poll(() => heard).toEqual([{ points: 150 }]);
    await storefront?.navigation.settled();
    expect(storefront?.navigation.getState().current.address.path).toBe('/pages/help/index');
  });

  it('is not shown twice', async () => {
    finds({ isDone: true });
    const screen = await open();
    await expect.element(screen.getByText('You have answered this survey')).toBeVisible();
    await expect.element(screen.getByText('You earned 50 points. Thank you!')).toBeVisible();
  });

  it('that is over links to the others', async () => {
    vi.spyOn(pawlet.api.surveys, 'find').mockResolvedValue({ status: 'not-found' });
    const screen = await open();
    await expect.element(screen.getByText('This survey has ended')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'All surveys' }))
      .toHaveAttribute('href', '#/pages/questionnaireSurvey/index');
  });

  it('can be reloaded after a failure', async () => {
    const find = finds().mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: no response.'));
    const screen = await open();
    await tap(screen, 'Try again');
    await expect.element(screen.getByText('Question 1 of 4')).toBeVisible();
    expect(find).toHaveBeenCalledTimes(2);
  });
});

describe('the list of surveys', () => {
  const choice = '/pages/questionnaireSurvey/index';

  it('shows both, with their rewards and which of them is done', async () => {
    vi.spyOn(pawlet.api.surveys, 'find').mockImplementation((type) =>
      Promise.resolve({
        status: 'ok',
        survey: survey({ type, title: `About the ${type}`, isDone: type === 'feeder' }),
      }),
    );
    const screen = await open(choice);
    await expect
      .element(screen.getByRole('link', { name: /About the drinker.*4 questions.*50 points/u }))
      .toHaveAttribute('href', '#/pages/questionnaireSurvey/index?type=drinker');
    await expect.element(screen.getByRole('link', { name: /About the feeder.*Answered/u })).toBeVisible();
  });

  it('shows when there is none', async () => {
    vi.spyOn(pawlet.api.surveys, 'find').mockResolvedValue({ status: 'not-found' });
    const screen = await open(`${choice}?type=camera`);
    await expect.element(screen.getByText('No surveys at the moment')).toBeVisible();
  });
});

describe('the thank-you page', () => {
  it('is not shown for an unanswered survey', async () => {
    finds();
    const screen = await open('/pages/questionnaireSurvey/result?type=feeder');
    await expect.element(screen.getByText('You have not answered this survey yet')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Answer now' }))
      .toHaveAttribute('href', '#/pages/questionnaireSurvey/index?type=feeder');
  });

  it('continues with the other survey', async () => {
    vi.spyOn(pawlet.api.surveys, 'find').mockImplementation((type) =>
      Promise.resolve({ status: 'ok', survey: survey({ type, isDone: type === 'feeder' }) }),
    );
    const screen = await open('/pages/questionnaireSurvey/result?type=feeder');
    await tap(screen, 'Continue with the fountain survey');
    await expect.poll(() => location.hash).toBe('#/pages/questionnaireSurvey/index?type=drinker');
  });

  it.each([
    ['answered', () => Promise.resolve({ status: 'ok', survey: survey({ isDone: true }) } as const)],
    ['over', () => Promise.resolve({ status: 'not-found' } as const)],
    ['not known', () => Promise.reject(new PawletError('NETWORK', 'Pawlet: no response.'))],
  ])('is complete where the other survey is %s', async (_, findOther) => {
    const find = vi
      .spyOn(pawlet.api.surveys, 'find')
      .mockImplementation((type) =>
        type === 'drinker'
          ? findOther()
          : Promise.resolve({ status: 'ok', survey: survey({ type, isDone: true }) }),
      );
    const screen = await open('/pages/questionnaireSurvey/result?type=feeder');
    await expect.element(screen.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    await expect.poll(() => find.mock.calls.length).toBe(2);
    expect(screen.getByRole('button', { name: /Continue with/u }).elements()).toHaveLength(0);
    expect(screen.getByRole('alert').elements()).toHaveLength(0);
  });
});

it.each([
  ['/pages/questionnaireSurvey/index', false, 'Which device would you like to tell us about?'],
  ['/pages/questionnaireSurvey/index?type=drinker', false, 'Which pets?'],
  ['/pages/questionnaireSurvey/index?type=drinker', true, 'You have answered this survey'],
  ['/pages/questionnaireSurvey/result?type=drinker', true, 'Thank you!'],
])(
  '%s promises no points where the shop has switched them off (done: %s)',
  async (address, isDone, words) => {
    serveConfig(pawlet, { points: { isUsable: false, rate: 0, cap: 0, give: 0 } });
    finds({ isDone });
    const screen = await open(address);
    await expect.element(screen.getByText(words, { exact: false }).first()).toBeVisible();
    expect(screen.getByText(/point/iu).elements()).toHaveLength(0);
    expect(screen.container.querySelector('a[href*="/pages/score/"]')).toBeNull();
  },
);
