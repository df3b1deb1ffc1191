import type { QuestionDetail } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { isFilled } from '@pawlet/core/rules';
import { usePawlet, useText, useToast } from '@pawlet/widgets';
import { Button, CellGroup, restoreSame, TextArea, useDraft, useForm } from '@pawlet/widgets/ui';
import { useState } from 'react';
import styles from '../Questions.module.css';
import { questionsMessages } from '../questionsMessages.ts';
import { refusedContent } from '../refusedContent.ts';

const longestAnswer = 500;

/** The answer form, or why there is none. */
export function AnswerForm({ question }: { readonly question: QuestionDetail }) {
  const { api, events } = usePawlet();
  const text = useText(questionsMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    initial: { content: '' },
    draft: useDraft({
      kind: 'question-drafts',
      form: `answer:${question.id}`,
      lasts: 'device',
      restore: restoreSame<{ readonly content: string }>,
    }),
    checksEmpty: true,
    check: ({ content }) => ({ content: isFilled(content) ? undefined : shopText('check.answer') }),
    submit: async ({ content }, { refuse, forget }) => {
      const result = await api.questions.answer({ questionId: question.id, content: content.trim() });
      if (result.status === 'refused') refuse(refusedContent(result), result.message);
      if (result.status === 'not-found') showToast(text('questions.notFound'));
      if (result.status !== 'answered') return;
      forget();
      setIsSent(true);
      showToast(text('questions.pending'));
      events.emit('pawlet:question-changed', {
        productId: question.goodsId,
        questionId: question.id,
        change: 'answered',
      });
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
    <form className={styles['form']} {...form.props}>
      <CellGroup>
        <TextArea
          {...form.field('content')}
          required
          label={text('questions.yourAnswer')}
          placeholder={text('questions.answerHint')}
          maxLength={longestAnswer}
          rows={5}
          lang=""
        />
      </CellGroup>
      <Button type="submit" size="l" block busy={form.isBusy}>
        {text('questions.submitAnswer')}
      </Button>
    </form>
  );
}
