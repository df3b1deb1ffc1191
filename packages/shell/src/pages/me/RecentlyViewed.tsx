import type { ProductSummary } from '@pawlet/core/api';
import { productQueries } from '@pawlet/core/queries';
import { useConfirm, useFormat, useQuery, useText, useToast } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import {
  Button,
  ErrorState,
  Icon,
  Picture,
  Price,
  ScrollRow,
  Sheet,
  Skeleton,
  SkeletonRegion,
} from '@pawlet/widgets/ui';
import { useState } from 'react';
import { paths } from '../../routing/paths.ts';
import type { ProductView } from './views.ts';
import styles from './Me.module.css';
import { meMessages } from '../../preferences/meMessages.ts';
import { useRecentlyViewed } from './useRecentlyViewed.ts';

/** How many are shown on the page itself. */
const wanted = 8;

/** Products viewed on this device: the latest in a row, all of them in a sheet. Nothing while there are none. */
export function RecentlyViewed() {
  const text = useText(meMessages);
  const confirm = useConfirm();
  const showToast = useToast();
  const { views, forget } = useRecentlyViewed();
  const [isOpen, setIsOpen] = useState(false);
  // In a canonical order: viewing one again loads nothing.
  const ids = views.map(({ goodsId }) => goodsId).sort((a, b) => a - b);
  const product = useQuery(
    ids.length === 0 ? undefined : productQueries.page({ ids, pageSize: ids.length }),
    {
      keepPrevious: true,
      refreshOnFocus: false,
    },
  );
  if (ids.length === 0) return null;
  const cards = new Map(product.data?.items.map((card) => [card.id, card]));
  // The response omits products that are no longer on sale.
  const seen = views.flatMap((view) => {
    const card = cards.get(view.goodsId);
    return card === undefined ? [] : [{ ...view, card }];
  });
  if (product.status === 'ready' && seen.length === 0) return null;
  const clear = async (): Promise<void> => {
    const isSure = await confirm({
      title: text('me.clearRecent'),
      confirmLabel: text('me.clear'),
      destructive: true,
    });
    if (!isSure) return;
    setIsOpen(false);
    forget();
    showToast(text('me.recentCleared'));
  };
  return (
    <section className={styles['panel']}>
      <button type="button" className={styles['panelHead']} onClick={() => setIsOpen(true)}>
        <h2>{text('me.recent')}</h2>
        <span className={styles['all']}>
          {text('me.allRecent')}
          <Icon name="chevronRight" size={14} />
        </span>
      </button>
      {product.status === 'failed' ? (
        <ErrorState layout="inline" onRetry={() => void product.reload()} busy={product.isRefreshing} />
      ) : null}
      {product.status === 'loading' ? (
        <SkeletonRegion className={styles['rail']}>
          {ids.slice(0, 4).map((id) => (
            <Skeleton key={id} width="88px" height="118px" />
          ))}
        </SkeletonRegion>
      ) : null}
      {seen.length > 0 ? (
        <ScrollRow className={styles['rail']}>
          {seen.slice(0, wanted).map(({ goodsId, card }) => (
            <li key={goodsId}>
              <RouteLink className={styles['recent']} route={`${paths.product}?id=${goodsId}`}>
                <Picture src={card.imageUrl} alt={card.title} sizes="88px" radius="s" />
                <Price amount={card.price} size="s" />
              </RouteLink>
            </li>
          ))}
        </ScrollRow>
      ) : null}
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={text('me.recent')}
        height="full"
        footer={
          <Button block variant="outlined" tone="neutral" onClick={() => void clear()}>
            {text('me.clear')}
          </Button>
        }
      >
        <p className={styles['hint']}>{text('me.recentHint')}</p>
        <ul className={styles['history']}>
          {seen.map((row) => (
            <li key={row.goodsId}>
              <HistoryRow {...row} />
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}

function HistoryRow({ goodsId, at, card }: ProductView & { readonly card: ProductSummary }) {
  const format = useFormat();
  return (
    <RouteLink className={styles['historyRow']} route={`${paths.product}?id=${goodsId}`}>
      <Picture className={styles['historyPicture']} src={card.imageUrl} alt="" sizes="72px" radius="s" />
      <span className={styles['historyText']}>
        <span className={styles['historyTitle']}>{card.title}</span>
        <span className={styles['historyFacts']}>
          <Price amount={card.price} size="s" />
          <span className={styles['when']}>{format.relative(at)}</span>
        </span>
      </span>
    </RouteLink>
  );
}
