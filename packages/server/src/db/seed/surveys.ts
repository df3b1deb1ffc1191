import { surveys } from '../schema/survey.ts';
import { surveys as surveyData } from './data/surveys.ts';
import type { SeedStep } from './step.ts';

/** Surveys about fountains and feeders. */
export const surveysStep: SeedStep = {
  name: 'surveys',
  async run({ db }) {
    await db.insert(surveys).values(
      surveyData.map(({ type, title, score, questions }) => ({
        type,
        title,
        score,
        questions: questions.map((question, index) => ({ id: index + 1, ...question })),
      })),
    );
  },
};
