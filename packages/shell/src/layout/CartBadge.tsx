import { badgeText } from '@pawlet/widgets/ui';
import styles from './CartBadge.module.css';

export interface CartBadgeProps {
  /** Units in the cart; 0 shows nothing, more than 99 shows 99+. */
  readonly count: number;
}

/** The number of units at the corner of a picture of the cart, which has to be positioned. It is no text: the link around it says it. */
export function CartBadge({ count }: CartBadgeProps) {
  if (count <= 0) return null;
  // Another number is another element, which bounces again.
  return (
    <span
      key={count}
      className={styles['badge']}
      data-text={badgeText(count)}
      data-pawlet-part="cart-badge"
    />
  );
}
