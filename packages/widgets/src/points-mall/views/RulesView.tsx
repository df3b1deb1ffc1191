import { pageQueries } from '@pawlet/core/queries';
import type { ReactElement } from 'react';
import { RichText } from '../../parts/index.ts';
import { useQuery, useText } from '../../runtime/index.ts';
import { EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';
import viewStyles from '../View.module.css';
import styles from './RulesView.module.css';

/** The rules of the points mall, from a content page. */
export function RulesView(): ReactElement {
  const text = useText(pointsMallMessages);
  const found = useQuery(pageQueries.detail('integral_rule'));
  if (found.status === 'failed') {
    return <ErrorState onRetry={() => void found.reload()} busy={found.isRefreshing} />;
  }
  if (found.status === 'loading') {
    return (
      <SkeletonRegion className={viewStyles['content']}>
        <Skeleton shape="text" lines={8} />
      </SkeletonRegion>
    );
  }
  if (found.data.status === 'not-found') {
    return <EmptyState picture={<Icon name="info" size={56} />} title={text('pointsMall.rulesMissing')} />;
  }
  return (
    <div className={viewStyles['content']}>
      <section className={styles['text']}>
        <RichText html={found.data.page.contentHtml} />
      </section>
    </div>
  );
}
