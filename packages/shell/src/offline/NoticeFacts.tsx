import { DemoNotice } from '../demo/DemoNotice.tsx';
import styles from './NoticeFacts.module.css';

export interface NoticeFactsProps {
  /** Whether everybody may look at the shop, so that it says what it is. */
  readonly isDemo: boolean;
  /** What else there is to say. */
  readonly facts: readonly string[];
}

/** What the banner at the top of every page says, beside each other where there is room. */
export function NoticeFacts({ isDemo, facts }: NoticeFactsProps) {
  return (
    <span className={styles['facts']}>
      {isDemo ? <DemoNotice /> : null}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );
}
