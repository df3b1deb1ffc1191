import { type OperatorSurvey, surveyCalls } from '@pawlet/operator';
import { useListContext } from 'react-admin';
import { CreateButton } from '../forms/CreateButton.tsx';
import { emptyTexts } from '../forms/shapes.ts';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { surveyKind, surveyTypes } from './kinds.ts';

type Survey = OperatorSurvey & { readonly id: string };

const { link, number, state } = detailsOf<Survey>();

/** The surveys with how many have answered. */
export const SurveyList = createList<Survey>({
  isPaged: false,
  Actions: NewSurvey,
  empty: 'survey.empty',
  columns: [
    link('title', 'field.name'),
    number('replies', 'survey.replies'),
    number('points', 'choice.points'),
    state(({ isOpen }, { text }) => text(isOpen ? 'state.running' : 'state.stopped')),
  ],
});

/** Each kind of device has one survey: the button is there as long as one is missing. */
function NewSurvey() {
  const { data } = useListContext<Survey>();
  const missing = surveyTypes.find((type) => data?.every((survey) => survey.type !== type));
  if (missing === undefined) return null;
  const initial = { type: missing, title: emptyTexts, points: 0, isOpen: false, questions: [] };
  return <CreateButton kind={surveyKind} call={surveyCalls.createSurvey} initial={initial} id="type" />;
}
