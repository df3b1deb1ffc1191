import type { ShopPageCard } from '@pawlet/core/api';
import { usePawlet, useResource, useText } from '@pawlet/widgets';
import { RichText } from '@pawlet/widgets/parts';
import { ErrorState, Icon, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { useId } from 'react';
import styles from './Help.module.css';
import { helpMessages } from './messages/messages.ts';

export interface HelpTopicProps {
  readonly topic: ShopPageCard;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A question that unfolds its answer, which is loaded when it is first wanted. */
export function HelpTopic({ topic, isOpen, onToggle }: HelpTopicProps) {
  const id = useId();
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
            <span className={styles['title']}>{topic.title}</span>
            {topic.description === '' ? null : (
              <span className={styles['description']}>{topic.description}</span>
            )}
          </span>
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} />
        </button>
      </h3>
      {isOpen ? (
        <section id={`${id}answer`} className={styles['answer']} aria-labelledby={`${id}question`}>
          <Answer topic={topic} />
        </section>
      ) : null}
    </li>
  );
}

function Answer({ topic: { id } }: Pick<HelpTopicProps, 'topic'>) {
  const { api } = usePawlet();
  const text = useText(helpMessages);
  const page = useResource(['page', id], () => api.pages.find({ id }));
  if (page.data?.status === 'ok') return <RichText html={page.data.page.contentHtml} />;
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
