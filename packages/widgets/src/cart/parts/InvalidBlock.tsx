import type { CartLine } from '@pawlet/core/api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { productMessages, RouteLink } from '../../parts/index.ts';
import { useHost, useText } from '../../runtime/index.ts';
import { Button, Icon, Picture } from '../../ui/index.ts';
import styles from '../Cart.module.css';
import { cartMessages } from '../cartMessages.ts';
import { detailRoute } from './CartRow.tsx';

/** Route of the products in the same category, or of all products if unknown. */
function similarRoute({ categoryId }: CartLine): string {
  return `/pages/goods/goods${categoryId === undefined ? '' : `?category_id=${categoryId}`}`;
}

export interface InvalidBlockProps {
  readonly lines: readonly CartLine[];
  readonly onClear: () => void;
  /** Selects another variant for a missing one. */
  readonly onChangeSku: (line: CartLine) => void;
}

/** Lines that are no longer available, collapsed at the end. */
export function InvalidBlock({ lines, onClear, onChangeSku }: InvalidBlockProps): ReactElement {
  const host = useHost();
  const text = useText(cartMessages);
  const productText = useText(productMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles['card']}>
      <div className={styles['invalidHead']}>
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text('cart.invalid', { total: lines.length })}
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
        </button>
        <Button size="s" variant="ghost" onClick={onClear}>
          {text('cart.clear')}
        </Button>
      </div>
      {isOpen ? (
        <ul>
          {lines.map((line) => (
            <li key={line.key} className={styles['invalidLine']}>
              <span className={styles['picture']} data-state="invalid">
                <Picture src={line.imageUrl} alt="" sizes="72px" radius="m" />
              </span>
              <div className={styles['facts']}>
                <RouteLink className={styles['name']} route={detailRoute(line)}>
                  {line.title}
                </RouteLink>
                <span className={styles['reason']}>
                  {text(line.isValid ? 'cart.soldOut' : 'cart.offShelf')}
                </span>
                <span className={styles['wayOn']}>
                  {line.attributes.length === 0 ? null : (
                    <Button size="s" variant="outlined" tone="neutral" onClick={() => onChangeSku(line)}>
                      {text('cart.chooseAgain')}
                    </Button>
                  )}
                  <Button
                    size="s"
                    variant="outlined"
                    tone="neutral"
                    onClick={() => void host.navigate(similarRoute(line))}
                  >
                    {productText('goods.findSimilar')}
                  </Button>
                </span>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
