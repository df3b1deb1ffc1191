import {
  questionSurveyGetForm,
  questionSurveySubmitDrinkerSurvey,
  questionSurveySubmitFeederSurvey,
} from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { route } from '../../http/route.ts';
import { readForm, submit } from './service.ts';

/** Surveys about fountains and feeders. */
export const surveyRoutes: StoreModule = (app) => {
  route(app, questionSurveyGetForm, (context, { type }) => readForm(context, type));
  route(app, questionSurveySubmitDrinkerSurvey, (context, { answers }) =>
    submit(context, 'drinker', answers),
  );
  route(app, questionSurveySubmitFeederSurvey, (context, { answers }) => submit(context, 'feeder', answers));
};
