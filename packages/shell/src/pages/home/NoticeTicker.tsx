import type { ShopConfig } from '@pawlet/core/api';
import { useReducedMotion } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { Icon } from '@pawlet/widgets/ui';
import { useEffect, useState } from 'react';
import { usePage } from '../../stack/PageContext.ts';
import styles from './Home.module.css';

export interface NoticeTickerProps {
  readonly notices: ShopConfig['notices'];
  readonly label: string;
}

const turnMs = 4000;

/** One line of news at a time; it leads to its announcement. */
export function NoticeTicker({ notices, label }: NoticeTickerProps) {
  const { isActive } = usePage();
  const isStill = useReducedMotion();
  const [turn, setTurn] = useState(0);
  const turns = isActive && !isStill && notices.length > 1;
  useEffect(() => {
    if (!turns) return undefined;
    const timer = setInterval(() => setTurn((count) => count + 1), turnMs);
    return () => clearInterval(timer);
  }, [turns]);
  const notice = notices[turn % Math.max(notices.length, 1)];
  if (notice === undefined) return null;
  return (
    <section aria-label={label}>
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
