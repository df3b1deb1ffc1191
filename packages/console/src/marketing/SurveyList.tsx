import type { OperatorSurvey } from '@pawlet/operator';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';

type Survey = OperatorSurvey & { readonly id: string };

const { link, number, state } = detailsOf<Survey>();

/** The surveys with how many have answered. */
export const SurveyList = createList<Survey>({
  isPaged: false,
  columns: [
    link('title', 'field.name'),
    number('replies', 'survey.replies'),
    number('points', 'choice.points'),
    state(({ isOpen }, { text }) => text(isOpen ? 'state.running' : 'state.stopped')),
  ],
});
