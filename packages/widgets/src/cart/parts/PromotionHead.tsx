import type { Promotion } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { Tag } from '../../ui/index.ts';
import styles from '../Cart.module.css';

/** The header of a group of lines: each discount with its name and value. */
export function PromotionHead({
  id,
  promotions,
}: {
  /** Id of the element, which labels the list below it. */
  readonly id: string;
  readonly promotions: readonly Promotion[];
}): ReactElement {
  return (
    <p id={id} className={styles['promotionHead']}>
      {promotions.map(({ type, name, text }) => (
        <span key={`${type}/${name}`} className={styles['promotion']}>
          <Tag>{name}</Tag>
          <span>{text}</span>
        </span>
      ))}
    </p>
  );
}
