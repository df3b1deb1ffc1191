import type { GoodsId } from '@pawlet/core/api';
import { usePawlet, useResource, useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { useEffect, useMemo, useState } from 'react';
import styles from '../Questions.module.css';
import { questionsMessages } from '../questionsMessages.ts';
import { questionRoute } from '../../../routing/builders/questionRoutes.ts';
import { similarQuestions } from '../similarQuestions.ts';

export interface SimilarQuestionsProps {
  readonly goodsId: GoodsId;
  /** What is being typed. */
  readonly typed: string;
}

const pauseMs = 250;
/** The server gives no more at once; the latest in the reader's language come first. */
const compared = 50;

/** What was asked before, while somebody types the same. */
export function SimilarQuestions({ goodsId, typed }: SimilarQuestionsProps) {
  const { api } = usePawlet();
  const text = useText(questionsMessages);
  const paused = usePaused(typed);
  const known = useResource(
    typed.trim() === '' ? undefined : ['questions-to-compare', goodsId],
    () => api.questions.list({ goodsId, pageSize: compared }, { background: true }),
    { refreshOnFocus: false, keepPrevious: true },
  );
  const items = known.data?.items;
  const similar = useMemo(() => similarQuestions(paused, items ?? []), [paused, items]);
  return (
    <section className={similar.length === 0 ? undefined : styles['similar']}>
      <output className={styles['similarHead']}>
        {similar.length === 0 ? null : text('questions.similar', { count: similar.length })}
      </output>
      {similar.map(({ id, content, language, answerCount }) => (
        <RouteLink key={id} className={styles['similarItem']} route={questionRoute(id)}>
          <span className={styles['similarText']} lang={language}>
            {content}
          </span>
          <span className={styles['similarCount']}>{text('questions.answers', { count: answerCount })}</span>
        </RouteLink>
      ))}
    </section>
  );
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
