import type { QuestionDetail } from '@pawlet/core/api';
import { usePawlet, useText, useToast } from '@pawlet/widgets';
import { Button, CellGroup, TextArea } from '@pawlet/widgets/ui';
import { useState } from 'react';
import styles from '../Questions.module.css';
import { questionsMessages } from '../questionsMessages.ts';
import { useQuestionForm } from '../useQuestionForm.ts';

const longestAnswer = 500;

/** The answer form, or why there is none. */
export function AnswerForm({ question }: { readonly question: QuestionDetail }) {
  const { api, events } = usePawlet();
  const text = useText(questionsMessages);
  const showToast = useToast();
  const [isSent, setIsSent] = useState(false);
  const { field, submit, isBusy, refuse } = useQuestionForm({
    draft: `answer:${question.id}`,
    emptyKey: 'check.answer',
    send: async (content) => {
      const result = await api.questions.answer({ questionId: question.id, content });
      if (result.status === 'refused') refuse(result);
      if (result.status === 'not-found') showToast(text('questions.notFound'));
      if (result.status !== 'answered') return false;
      setIsSent(true);
      showToast(text('questions.pending'));
      events.emit('pawlet:question-changed', {
        productId: question.goodsId,
        questionId: question.id,
        change: 'answered',
      });
      return true;
    },
  });
  if (isSent) return null;
  if (!question.canAnswer) {
    // The asker does not answer; a question for buyers shows that in its head.
    return question.isPublished && question.audience === 'everyone' ? (
      <p className={styles['note']}>{text('questions.ownQuestion')}</p>
    ) : null;
  }
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <CellGroup>
        <TextArea
          {...field}
          required
          label={text('questions.yourAnswer')}
          placeholder={text('questions.answerHint')}
          maxLength={longestAnswer}
          rows={5}
          lang=""
        />
      </CellGroup>
      <Button type="submit" size="l" block busy={isBusy}>
        {text('questions.submitAnswer')}
      </Button>
    </form>
  );
}
