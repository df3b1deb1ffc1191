import { expect, type Page } from '@playwright/test';
import { submitForm, type State } from './State.ts';

/** Surveys, and the shopper's year. */
export const surveysStates: readonly State[] = [
  { name: 'surveys', route: '/pages/questionnaireSurvey/index' },
  { name: 'surveys of a shopper', as: 'busy', route: '/pages/questionnaireSurvey/index' },
  { name: 'survey', route: '/pages/questionnaireSurvey/index?type=feeder' },
  { name: 'survey with mistakes', route: '/pages/questionnaireSurvey/index?type=feeder', then: submitForm },
  { name: 'answered survey', as: 'busy', route: '/pages/questionnaireSurvey/index?type=drinker' },
  { name: 'thanks for a survey', as: 'busy', route: '/pages/questionnaireSurvey/result?type=drinker' },
  {
    name: 'thank-you page of an unanswered survey',
    as: 'fresh',
    route: '/pages/questionnaireSurvey/result?type=drinker',
  },
  { name: 'year', as: 'busy', route: '/pages/yearlyReport/index' },
  { name: 'end of the year', as: 'busy', route: '/pages/yearlyReport/index', then: goToTheEnd },
  { name: 'year without anything', as: 'fresh', route: '/pages/yearlyReport/index' },
];

async function goToTheEnd(page: Page): Promise<void> {
  await page.locator('[data-slot="active"] section').last().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-slot="active"] img[src^="blob:"]')).toBeVisible();
}
