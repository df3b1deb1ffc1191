import type { Survey, SurveyQuestion } from '@pawlet/core/api';
import { usePawlet, useRequireLogin, useText, useToast } from '@pawlet/widgets';
import { useDraft, useForm } from '@pawlet/widgets/ui';
import { useLeave } from '../../stack/useLeave.ts';
import { surveyMessages } from './surveyMessages.ts';
import { fitting, getProblem, findStepToCorrect, toSent, type Answers } from './surveyAnswers.ts';
import { emptyDraft, restoreSurvey } from './surveyDraft.ts';
import { resultRoute } from '../../routing/builders/surveyRoutes.ts';

/** The final state of a survey while its form was open. */
export interface SurveyOutcomes {
  /** It is answered, and the shopper has been redirected to the thank-you page. */
  readonly onDone: () => void;
  /** It was over. */
  readonly onGone: () => void;
}

type AnswerField = `answer.${number}`;

const getField = ({ id }: SurveyQuestion): AnswerField => `answer.${id}`;

/** The form of a survey: one question at a time, with a draft that is stored until it is submitted. */
export function useSurveyForm(survey: Survey, { onDone, onGone }: SurveyOutcomes) {
  const { type, questions } = survey;
  const { api, events } = usePawlet();
  const leave = useLeave();
  const text = useText(surveyMessages);
  const showToast = useToast();
  const requireLogin = useRequireLogin();
  const problemIn = (answers: Answers, question: SurveyQuestion): string | undefined => {
    const problem = getProblem(question, fitting(answers, survey));
    return problem === undefined ? undefined : text(`survey.${problem}`);
  };
  const form = useForm({
    initial: emptyDraft,
    draft: useDraft({ kind: 'survey-drafts', form: type, lasts: 'device', restore: restoreSurvey }),
    check: (values): Readonly<Record<AnswerField, string | undefined>> =>
      Object.fromEntries(
        questions.map((question) => [getField(question), problemIn(values.answers, question)]),
      ),
    submit: async (values, { refuse, forget }) => {
      if (!(await requireLogin())) return;
      const answers = fitting(values.answers, survey);
      const sent = toSent(answers, survey);
      const result = await api.surveys.submit(type, sent);
      switch (result.status) {
        case 'sent':
        case 'already-done':
          forget();
          if (result.status === 'already-done') showToast(text('survey.wasDone'));
          // Pages that show the balance receive the new one; without it they refetch when they are shown again.
          void api.points.balance().then(
            (points) => events.emit('pawlet:points-changed', { points }),
            () => undefined,
          );
          await leave.redirectTo(resultRoute(type));
          onDone();
          return;
        case 'not-found':
          onGone();
          return;
        case 'refused': {
          const wrong = findStepToCorrect(survey, answers, sent, result.fields);
          const question = questions[wrong];
          show(wrong);
          refuse(question === undefined ? {} : { [getField(question)]: result.message }, result.message);
        }
      }
    },
  });
  const step = Math.min(form.values.step, Math.max(0, questions.length - 1));
  const show = (next: number): void => form.change({ step: next }, []);
  const question = questions[step];
  const next = async (): Promise<void> => {
    const seen = questions.slice(0, step + 1);
    const wrong = seen.findIndex((one) => problemIn(form.values.answers, one) !== undefined);
    if (wrong >= 0) {
      show(wrong);
      form.check(seen.map(getField));
    } else if (step < questions.length - 1) show(step + 1);
    else await form.submit();
  };
  return {
    answers: fitting(form.values.answers, survey),
    step,
    error: question === undefined ? undefined : form.getError(getField(question)),
    fieldRef: question === undefined ? undefined : form.getRef(getField(question)),
    isBusy: form.isBusy,
    change: (answers: Answers): void =>
      form.change({ answers }, question === undefined ? [] : [getField(question)]),
    next,
    previous: () => show(Math.max(0, step - 1)),
  };
}
