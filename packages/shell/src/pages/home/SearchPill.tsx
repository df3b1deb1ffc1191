import { useReducedMotion } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { Icon } from '@pawlet/widgets/ui';
import { useEffect, useState } from 'react';
import { usePage } from '../../stack/PageContext.ts';
import styles from './Home.module.css';

export interface SearchPillProps {
  /** Hot words that take turns in the pill. */
  readonly words: readonly string[];
  readonly label: string;
}

const turnMs = 4000;

/** Looks like a search field and leads to the search page. */
export function SearchPill({ words, label }: SearchPillProps) {
  const { isActive } = usePage();
  const isStill = useReducedMotion();
  const [turn, setTurn] = useState(0);
  const turns = isActive && !isStill && words.length > 1;
  useEffect(() => {
    if (!turns) return undefined;
    const timer = setInterval(() => setTurn((count) => count + 1), turnMs);
    return () => clearInterval(timer);
  }, [turns]);
  const word = words[turn % Math.max(words.length, 1)];
  return (
    <RouteLink
      className={styles['pill']}
      route="/pages/search/search"
      // Voice control knows it by the word that is seen.
      aria-label={word === undefined ? label : `${label}: ${word}`}
    >
      <Icon name="search" size={18} />
      <span className={styles['hotWord']}>{word ?? label}</span>
    </RouteLink>
  );
}
