import type { ProductSummary, HomeProducts } from '@pawlet/core/api';
import { homeQueries } from '@pawlet/core/queries';
import { useQuery, useText } from '@pawlet/widgets';
import { ProductTile } from '@pawlet/widgets/parts';
import { ErrorState, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { UntilNear } from '../../layout/UntilNear.tsx';
import styles from './Home.module.css';
import { dealsCode, LazyDeals } from './LazyDeals.tsx';
import { homeMessages } from './homeMessages.ts';
import { Nearby } from './Nearby.tsx';
import { Rail } from './Rail.tsx';

export interface HomeSectionsProps {
  /** Products from the configuration; fetched here if it has none. */
  readonly first: HomeProducts | undefined;
  readonly onAdd: (product: ProductSummary) => void;
}

/**
 * Recommended products, current offers, campaigns, best sellers and new arrivals; a section without content is left
 * out.
 */
export function HomeSections({ first, onAdd }: HomeSectionsProps) {
  const text = useText(homeMessages);
  const loaded = useQuery(first === undefined ? homeQueries.products() : undefined);
  const product = first ?? loaded.data;
  if (product === undefined) {
    return loaded.status === 'failed' ? (
      <ErrorState layout="inline" onRetry={() => void loaded.reload()} busy={loaded.isRefreshing} />
    ) : (
      <SkeletonRegion>
        <Skeleton height="220px" />
      </SkeletonRegion>
    );
  }
  const others = (
    <>
      <LazyDeals />
      <Rail
        title={text('home.hot')}
        products={product.hot}
        badge={(index) => (index < 3 ? text('home.rank', { rank: index + 1 }) : '')}
      />
      <Rail title={text('home.fresh')} products={product.fresh} badge={() => text('home.newTag')} />
    </>
  );
  return (
    <>
      {product.recommended.length > 0 ? (
        <section className={styles['section']}>
          <h2 className={styles['heading']}>{text('home.recommended')}</h2>
          <div className={styles['grid']} data-count={Math.min(product.recommended.length, 4)}>
            {product.recommended.slice(0, 4).map((item, index) => (
              <ProductTile
                key={item.id}
                product={item}
                loading={index < 2 ? 'eager' : 'lazy'}
                onAdd={onAdd}
              />
            ))}
          </div>
        </section>
      ) : null}
      <UntilNear code={dealsCode} otherwise={<Nearby height="920px">{others}</Nearby>}>
        {others}
      </UntilNear>
    </>
  );
}
