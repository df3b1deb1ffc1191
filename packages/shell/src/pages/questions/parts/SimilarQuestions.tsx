import type { ProductId } from '@pawlet/core/api';
import { questionQueries } from '@pawlet/core/queries';
import { useQuery, useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { useEffect, useMemo, useState } from 'react';
import styles from '../Questions.module.css';
import { questionsMessages } from '../questionsMessages.ts';
import { questionRoute } from '../../../routing/builders/questionRoutes.ts';
import { similarQuestions } from '../similarQuestions.ts';

export interface SimilarQuestionsProps {
  readonly goodsId: ProductId;
  /** The typed text. */
  readonly typed: string;
}

const pauseMs = 250;

/** Similar questions, shown while the shopper types. */
export function SimilarQuestions({ goodsId, typed }: SimilarQuestionsProps) {
  const text = useText(questionsMessages);
  const paused = usePaused(typed);
  const known = useQuery(typed.trim() === '' ? undefined : questionQueries.toCompare(goodsId), {
    keepPrevious: true,
    quiet: true,
    refreshOnFocus: false,
  });
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
