import { findWords } from './helpSearch.ts';
import styles from './Help.module.css';

export interface FoundTextProps {
  readonly text: string;
  /** The search text; '' marks nothing. */
  readonly keyword: string;
}

/** A text with the search terms marked. */
export function FoundText({ text, keyword }: FoundTextProps) {
  const ranges = findWords(text, keyword);
  const last = ranges.at(-1);
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark className={styles['found']}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(last?.[1] ?? 0)}
    </>
  );
}
