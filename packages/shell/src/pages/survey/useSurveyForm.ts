import type { Survey, SurveyType } from '@pawlet/core/api';
import { useAction, usePawlet, useRequireLogin, useSession, useText, useToast } from '@pawlet/widgets';
import { useEffect, useRef, useState } from 'react';
import { useLeave } from '../../stack/useLeave.ts';
import { surveyMessages } from './surveyMessages.ts';
import { fitting, problemOf, stepToMend, toSent } from './surveyAnswers.ts';
import { emptyDraft, keepDraft, readDraft, type SurveyDraft } from './surveyDraft.ts';
import { resultRoute } from '../../routing/builders/surveyRoutes.ts';

/** The final state of a survey while its form was open. */
export interface SurveyOutcomes {
  /** It is answered, and the shopper has been redirected to the thank-you page. */
  readonly onDone: () => void;
  /** It was over. */
  readonly onGone: () => void;
}

/**
 * The form of a survey: one question at a time, a draft that is stored until it is submitted, one submission at a time.
 */
export function useSurveyForm(survey: Survey, { onDone, onGone }: SurveyOutcomes) {
  const { type, questions } = survey;
  const { api, events } = usePawlet();
  const leave = useLeave();
  const text = useText(surveyMessages);
  const showToast = useToast();
  const requireLogin = useRequireLogin();
  const { draft, change, forget } = useOwnDraft(type);
  const [error, setError] = useState<string>();
  /** Counts the failed attempts, so that the focus moves to the question again. */
  const [attempt, setAttempt] = useState(0);
  const answers = fitting(draft.answers, survey);
  const step = Math.min(draft.step, Math.max(0, questions.length - 1));

  const show = (next: number): void => {
    change({ ...draft, step: next });
    setError(undefined);
  };
  const refuse = (at: number, message: string): void => {
    change({ ...draft, step: at });
    setError(message);
    setAttempt((count) => count + 1);
    showToast(message);
  };
  const { run: send, isBusy } = useAction(async () => {
    if (!(await requireLogin())) return;
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
      case 'refused':
        refuse(stepToMend(survey, answers, sent, result.fields), result.message);
    }
  });
  const next = async (): Promise<void> => {
    const wrong = questions.findIndex(
      (question, index) => index <= step && problemOf(question, answers) !== undefined,
    );
    const asked = questions[wrong];
    const problem = asked === undefined ? undefined : problemOf(asked, answers);
    if (problem !== undefined) refuse(wrong, text(`survey.${problem}`));
    else if (step < questions.length - 1) show(step + 1);
    else await send();
  };
  return {
    answers,
    step,
    error,
    attempt,
    isBusy,
    change: (changed: SurveyDraft['answers']): void => {
      change({ answers: changed, step });
      setError(undefined);
    },
    next,
    previous: () => show(Math.max(0, step - 1)),
  };
}

/** A draft belongs to its shopper; a visitor's answers become the shopper's on log-in. */
function useOwnDraft(type: SurveyType) {
  const owner = useSession(({ user }) => user?.id ?? 0);
  const [draft, setDraft] = useState(() => readDraft(owner, type));
  const latest = useRef({ owner, draft });
  useEffect(() => {
    const before = latest.current;
    latest.current = { owner, draft: before.draft };
    if (before.owner === owner) return;
    if (before.owner === 0) {
      keepDraft(0, type, emptyDraft);
      keepDraft(owner, type, before.draft);
    } else {
      const own = readDraft(owner, type);
      latest.current = { owner, draft: own };
      setDraft(own);
    }
  }, [owner, type]);
  const change = (next: SurveyDraft): void => {
    latest.current = { ...latest.current, draft: next };
    setDraft(next);
    keepDraft(latest.current.owner, type, next);
  };
  return { draft, change, forget: () => change(emptyDraft) };
}
