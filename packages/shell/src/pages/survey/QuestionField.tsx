import type { SurveyQuestion } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { Icon, TextArea, type Focusable } from '@pawlet/widgets/ui';
import { useId } from 'react';
import { surveyMessages } from './surveyMessages.ts';
import styles from './Survey.module.css';
import { choose, longestText, toValues, type Answers } from './surveyAnswers.ts';

export interface QuestionFieldProps {
  readonly question: SurveyQuestion;
  readonly answers: Answers;
  readonly onChange: (answers: Answers) => void;
  /** The error of the answer. */
  readonly error: string | undefined;
  /** Takes what gets the focus when something is wrong with the answer. */
  readonly fieldRef: ((field: Focusable | null) => void) | undefined;
}

/** One question with its choices, its scale or its box. */
export function QuestionField({ question, answers, onChange, error, fieldRef }: QuestionFieldProps) {
  const text = useText(surveyMessages);
  const id = useId();
  const { kind, title, isRequired } = question;
  const [first = ''] = toValues(answers, question);
  const hint = isRequired ? (kind === 'multi' ? text('survey.several') : undefined) : text('survey.optional');
  return (
    <div
      ref={(field) =>
        fieldRef?.(
          field === null
            ? null
            : { focus: () => field.querySelector<HTMLElement>('input, textarea')?.focus() },
        )
      }
      className={styles['field']}
    >
      <h2 className={styles['question']} id={`${id}title`} tabIndex={-1} data-survey-question="">
        {title}
      </h2>
      {hint === undefined ? null : <p className={styles['hint']}>{hint}</p>}
      {kind === 'text' ? (
        <TextArea
          layout="hidden"
          label={title}
          value={first}
          error={error}
          required={isRequired}
          maxLength={longestText}
          rows={6}
          lang=""
          placeholder={text('survey.yourWords')}
          onChange={(value) => onChange({ ...answers, [question.id]: value })}
        />
      ) : (
        <>
          <Choices
            question={question}
            answers={answers}
            titleId={`${id}title`}
            errorId={error === undefined ? undefined : `${id}error`}
            onChoose={(value) => onChange(choose(answers, question, value))}
          />
          {error === undefined ? null : (
            <p className={styles['error']} id={`${id}error`}>
              {error}
            </p>
          )}
        </>
      )}
    </div>
  );
}

interface ChoicesProps extends Pick<QuestionFieldProps, 'question' | 'answers'> {
  readonly titleId: string;
  /** Id of the error message. */
  readonly errorId: string | undefined;
  readonly onChoose: (value: string) => void;
}

function Choices({ question, answers, titleId, errorId, onChoose }: ChoicesProps) {
  const { id, kind, options, isRequired } = question;
  const chosen = toValues(answers, question);
  const isMulti = kind === 'multi';
  const isWrong = errorId !== undefined || undefined;
  return (
    <div
      className={kind === 'scale' ? styles['scale'] : styles['choices']}
      role={isMulti ? 'group' : 'radiogroup'}
      aria-labelledby={titleId}
      aria-describedby={errorId}
      {...(isMulti ? {} : { 'aria-required': isRequired, 'aria-invalid': isWrong })}
    >
      {options.map(({ value, text: label }) => (
        <label key={value} className={styles['choice']}>
          <input
            className={styles['input']}
            type={isMulti ? 'checkbox' : 'radio'}
            name={`question-${id}`}
            value={value}
            checked={chosen.includes(value)}
            {...(isMulti ? { 'aria-invalid': isWrong } : {})}
            onChange={() => onChoose(value)}
          />
          <span className={styles['label']}>{label}</span>
          {kind === 'scale' ? null : (
            <span className={styles['mark']} data-shape={isMulti ? 'square' : 'round'}>
              <Icon name="check" size={14} />
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
