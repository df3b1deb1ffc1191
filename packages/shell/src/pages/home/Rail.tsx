import type { ProductSummary } from '@pawlet/core/api';
import { RouteLink } from '@pawlet/widgets/parts';
import { Picture, part, Price, ScrollRow } from '@pawlet/widgets/ui';
import type { ReactNode } from 'react';
import { paths } from '../../routing/paths.ts';
import styles from './Home.module.css';

export interface RailProps {
  readonly title: string;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  readonly products: readonly ProductSummary[];
  /** A short text over the picture, '' for none. */
  readonly badge?: ((index: number) => string) | undefined;
  /** A line below the price, '' for none. */
  readonly note?: ((product: ProductSummary) => string) | undefined;
}

const none = (): string => '';

/** Products side by side below a title; nothing where there are none. */
export function Rail({ title, aside, products, badge = none, note = none }: RailProps) {
  if (products.length === 0) return null;
  return (
    <section className={styles['section']} aria-label={title}>
      <div className={styles['railHead']}>
        <h2 className={styles['heading']}>{title}</h2>
        {aside}
      </div>
      {/* What scrolls must be reachable by keyboard: its links are. */}
      <ScrollRow className={styles['rail']}>
        {products.map((item, index) => (
          <li key={item.id}>
            <RouteLink className={styles['railCard']} route={`${paths.product}?id=${item.id}`}>
              <span className={styles['railPicture']}>
                <Picture
                  src={item.imageUrl}
                  alt={item.imageAlt}
                  sizes="(width >= 64em) 200px, (width >= 37.5em) 160px, 120px"
                  color={item.placeholderColor === '' ? undefined : item.placeholderColor}
                />
                {badge(index) === '' ? null : <span className={styles['badge']}>{badge(index)}</span>}
              </span>
              <span className={styles['railTitle']}>{item.title}</span>
              <span {...part('price')}>
                <Price amount={item.price} was={item.regularPrice} size="s" />
              </span>
              {note(item) === '' ? null : <span className={styles['railNote']}>{note(item)}</span>}
            </RouteLink>
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
