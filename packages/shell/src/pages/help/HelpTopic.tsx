import type { ShopPageCard } from '@pawlet/core/api';
import { pageQueries } from '@pawlet/core/queries';
import { useQuery, useText } from '@pawlet/widgets';
import { RichText } from '@pawlet/widgets/parts';
import { ErrorState, Icon, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { useCallback, useId } from 'react';
import { FoundText } from './FoundText.tsx';
import styles from './Help.module.css';
import { getExcerpt, findWords } from './helpSearch.ts';
import { helpMessages } from './helpMessages.ts';

export interface HelpTopicProps {
  readonly topic: ShopPageCard;
  /** The search text: found words are marked; '' for nothing. */
  readonly keyword: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A question that expands its answer, which is loaded on first use. */
export function HelpTopic({ topic, keyword, isOpen, onToggle }: HelpTopicProps) {
  const id = useId();
  const excerpt = isOpen ? '' : getExcerpt(topic.text, keyword);
  return (
    <li className={styles['topic']}>
      <h3>
        <button
          type="button"
          id={`${id}question`}
          className={styles['question']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}answer` : undefined}
          onClick={onToggle}
        >
          <span>
            <span className={styles['title']}>
              <FoundText text={topic.title} keyword={keyword} />
            </span>
            {topic.description === '' ? null : (
              <span className={styles['description']}>
                <FoundText text={topic.description} keyword={keyword} />
              </span>
            )}
            {excerpt === '' ? null : (
              <span className={styles['excerpt']}>
                <FoundText text={excerpt} keyword={keyword} />
              </span>
            )}
          </span>
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} />
        </button>
      </h3>
      {isOpen ? (
        <section id={`${id}answer`} className={styles['answer']} aria-labelledby={`${id}question`}>
          <Answer topic={topic} keyword={keyword} />
        </section>
      ) : null}
    </li>
  );
}

function Answer({ topic: { id }, keyword }: Pick<HelpTopicProps, 'topic' | 'keyword'>) {
  const text = useText(helpMessages);
  const findMarks = useCallback((words: string) => findWords(words, keyword), [keyword]);
  const page = useQuery(pageQueries.detail(id));
  if (page.data?.status === 'ok') return <RichText html={page.data.page.contentHtml} findMarks={findMarks} />;
  if (page.data?.status === 'not-found') return <p>{text('help.gone')}</p>;
  if (page.status === 'failed') {
    return <ErrorState layout="inline" onRetry={() => void page.reload()} busy={page.isRefreshing} />;
  }
  return (
    <SkeletonRegion>
      <Skeleton shape="text" lines={4} />
    </SkeletonRegion>
  );
}
