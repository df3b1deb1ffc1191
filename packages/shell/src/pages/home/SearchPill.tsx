import { RouteLink } from '@pawlet/widgets/parts';
import { Icon } from '@pawlet/widgets/ui';
import { useRef } from 'react';
import { paths } from '../../routing/paths.ts';
import styles from './Home.module.css';
import { useRotation } from './useRotation.ts';

export interface SearchPillProps {
  /** Hot words that rotate in the pill. */
  readonly words: readonly string[];
  readonly label: string;
}

/** Looks like a search field and links to the search page. */
export function SearchPill({ words, label }: SearchPillProps) {
  const place = useRef<HTMLSpanElement>(null);
  const word = useRotation(words, place);
  return (
    <RouteLink
      className={styles['pill']}
      route={paths.search}
      // Voice control finds it by the visible word.
      aria-label={word === undefined ? label : `${label}: ${word}`}
    >
      <Icon name="search" size={18} />
      <span ref={place} className={styles['hotWord']}>
        {word ?? label}
      </span>
    </RouteLink>
  );
}
