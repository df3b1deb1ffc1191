import { DemoNotice } from '../demo/DemoNotice.tsx';
import styles from './NoticeFacts.module.css';

export interface NoticeFactsProps {
  /** Whether the shop is a public demo, so that the banner shows that. */
  readonly isDemo: boolean;
  /** The other notice. */
  readonly facts: readonly string[];
}

/** The content of the banner at the top of every page, side by side where there is space. */
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
