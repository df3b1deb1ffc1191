import type { GoodsCard as Goods, HomeGoods } from '@pawlet/core/api';
import { usePawlet, useResource, useText } from '@pawlet/widgets';
import { GoodsCard, RouteLink } from '@pawlet/widgets/parts';
import { ErrorState, Picture, part, Price, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import styles from './Home.module.css';
import { Nearby } from './Nearby.tsx';
import { homeMessages } from './messages/messages.ts';

export interface HomeSectionsProps {
  /** Goods that came with the config; asked for here if they did not. */
  readonly first: HomeGoods | undefined;
  readonly onAdd: (goods: Goods) => void;
}

/** Recommended goods, best sellers and new arrivals; a section without goods stays away. */
export function HomeSections({ first, onAdd }: HomeSectionsProps) {
  const { api } = usePawlet();
  const text = useText(homeMessages);
  const loaded = useResource(first === undefined ? ['home-goods'] : undefined, () => api.goods.home());
  const goods = first ?? loaded.data;
  if (goods === undefined) {
    return loaded.status === 'failed' ? (
      <ErrorState layout="inline" onRetry={() => void loaded.reload()} busy={loaded.isRefreshing} />
    ) : (
      <SkeletonRegion>
        <Skeleton height="220px" />
      </SkeletonRegion>
    );
  }
  return (
    <>
      {goods.recommended.length > 0 ? (
        <section className={styles['section']}>
          <h2 className={styles['heading']}>{text('home.recommended')}</h2>
          <div className={styles['grid']}>
            {goods.recommended.slice(0, 4).map((item, index) => (
              <GoodsCard key={item.id} goods={item} eager={index < 2} onAdd={onAdd} />
            ))}
          </div>
        </section>
      ) : null}
      <Nearby height="480px">
        <Rail
          title={text('home.hot')}
          goods={goods.hot}
          badge={(index) => (index < 3 ? text('home.rank', { rank: index + 1 }) : '')}
        />
        <Rail title={text('home.fresh')} goods={goods.fresh} badge={() => text('home.newTag')} />
      </Nearby>
    </>
  );
}

interface RailProps {
  readonly title: string;
  readonly goods: readonly Goods[];
  readonly badge: (index: number) => string;
}

function Rail({ title, goods, badge }: RailProps) {
  if (goods.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{title}</h2>
      {/* What scrolls has to be reachable by keyboard: its links are. */}
      <ul className={styles['rail']}>
        {goods.map((item, index) => (
          <li key={item.id}>
            <RouteLink className={styles['railCard']} route={`/pages/goods/detail?id=${item.id}`}>
              <span className={styles['railPicture']}>
                <Picture
                  src={item.imageUrl}
                  alt=""
                  sizes="120px"
                  color={item.placeholderColor === '' ? undefined : item.placeholderColor}
                />
                {badge(index) === '' ? null : <span className={styles['badge']}>{badge(index)}</span>}
              </span>
              <span className={styles['railTitle']}>{item.title}</span>
              <span {...part('price')}>
                <Price amount={item.priceMin ?? item.price} size="s" />
              </span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
