import type { Survey } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { Button, ProgressBar, Tag } from '@pawlet/widgets/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useNavigation } from '../../storefront.ts';
import { usePage } from '../../stack/PageContext.ts';
import { useBackSteps } from './useBackSteps.ts';
import { surveyMessages } from './surveyMessages.ts';
import { QuestionField } from './QuestionField.tsx';
import styles from './Survey.module.css';
import { useSurveyForm, type SurveyOutcomes } from './useSurveyForm.ts';
import { useSurveyPoints } from './useSurveyPoints.ts';

export interface SurveyFormProps extends SurveyOutcomes {
  readonly survey: Survey;
}

/** The questions, one per screen. */
export function SurveyForm({ survey, onDone, onGone }: SurveyFormProps) {
  const text = useText(surveyMessages);
  const navigation = useNavigation();
  const { isActive } = usePage();
  const formId = useId();
  const points = useSurveyPoints(survey);
  const form = useSurveyForm(survey, { onDone, onGone });
  const { step } = form;
  const total = survey.questions.length;
  const question = survey.questions[step];
  const area = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState({ step, direction: 'next' });
  if (shown.step !== step) setShown({ step, direction: step > shown.step ? 'next' : 'previous' });
  const focused = useRef(step);
  useEffect(() => {
    if (focused.current === step) return;
    focused.current = step;
    window.scrollTo(0, 0);
    area.current?.querySelector<HTMLElement>('[data-survey-question]')?.focus({ preventScroll: true });
  }, [step]);
  useBackSteps(step > 0 && isActive && !form.isBusy, () => {
    form.previous();
    return step > 1;
  });
  const isLast = step === total - 1;
  return (
    <Page
      title={survey.title}
      background="card"
      hasToTop={false}
      onBack={step > 0 && navigation.canGoBack() ? form.previous : undefined}
      footer={
        <div className={styles['footer']}>
          {step > 0 ? (
            <Button
              size="l"
              variant="outlined"
              tone="neutral"
              onClick={form.previous}
              aria-disabled={form.isBusy}
            >
              {text('survey.previous')}
            </Button>
          ) : null}
          <Button size="l" block type="submit" form={formId} busy={form.isBusy}>
            {text(isLast ? 'survey.send' : 'survey.next')}
          </Button>
        </div>
      }
    >
      <div className={styles['page']}>
        <div className={styles['progress']}>
          <div className={styles['progressHead']}>
            <p className={styles['count']} aria-live="polite">
              {text('survey.progress', { step: step + 1, total })}
            </p>
            {points > 0 ? <Tag>{text('survey.reward', { count: points })}</Tag> : null}
          </div>
          <ProgressBar value={(step + 1) / total} label={text('survey.progressLabel')} />
        </div>
        <form
          ref={area}
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.next();
          }}
        >
          {question === undefined ? null : (
            <div key={question.id} className={styles['screen']} data-direction={shown.direction}>
              <QuestionField
                question={question}
                answers={form.answers}
                onChange={form.change}
                error={form.error}
                fieldRef={form.fieldRef}
              />
            </div>
          )}
        </form>
        <p className={styles['note']}>{text('survey.kept')}</p>
      </div>
    </Page>
  );
}
