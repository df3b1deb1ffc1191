import type { ShopConfig } from '@pawlet/core/api';
import { RouteLink } from '@pawlet/widgets/parts';
import { Icon } from '@pawlet/widgets/ui';
import { useRef } from 'react';
import styles from './Home.module.css';
import { useRotation } from './useRotation.ts';

export interface NoticeTickerProps {
  readonly notices: ShopConfig['notices'];
  readonly label: string;
}

/** One or more announcements, a line at a time, which links to its announcement. */
export function NoticeTicker({ notices, label }: NoticeTickerProps) {
  const section = useRef<HTMLElement>(null);
  const notice = useRotation(notices, section);
  if (notice === undefined) return null;
  return (
    <section ref={section} aria-label={label}>
      <RouteLink className={styles['ticker']} route={notice.link}>
        <Icon name="speaker" size={18} />
        <span key={notice.title} className={styles['notice']}>
          {notice.title}
        </span>
        <span className={styles['noticeMore']}>
          <Icon name="chevronRight" size={14} />
        </span>
      </RouteLink>
    </section>
  );
}
