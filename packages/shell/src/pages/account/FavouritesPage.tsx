import type { ProductId } from '@pawlet/core/api';
import { favouriteQueries } from '@pawlet/core/queries';
import {
  useAction,
  useConfirm,
  usePagedQuery,
  useSession,
  useStore,
  useText,
  useToast,
} from '@pawlet/widgets';
import { RestockAlerts } from '@pawlet/widgets/parts';
import { Button, ButtonLink, Checkbox, EmptyState, Icon, List } from '@pawlet/widgets/ui';
import { useEffect, useRef } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useVisitState } from '../../stack/PageContext.ts';
import { favouriteMarks, findFavourite } from '../../favourites/favouriteMarks.ts';
import { useSetFavourite } from '../../favourites/useSetFavourite.ts';
import { RecommendedProducts } from '../list/RecommendedProducts.tsx';
import styles from './Account.module.css';
import { FavouriteRow } from './FavouriteRow.tsx';
import { accountMessages } from './accountMessages.ts';

const nothing: ReadonlySet<ProductId> = new Set();

/** The shopper's favourites. */
export function FavouritesPage() {
  const text = useText(accountMessages);
  const shellText = useShellText();
  const confirm = useConfirm();
  const showToast = useToast();
  const setFavourite = useSetFavourite();
  const owner = useSession(({ user }) => String(user?.id ?? ''));
  const marks = useStore(favouriteMarks, (state) => state);
  const list = usePagedQuery(favouriteQueries.list(), { refreshOnFocus: true, refreshOnReturn: true });
  const [isEditing, setIsEditing] = useVisitState(false);
  const [chosen, setChosen] = useVisitState(nothing);
  // What another page or tab has marked is not in the list yet.
  const { reload } = list;
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else if (marks.some((mark) => mark.owner === owner && mark.isFavourite)) void reload();
  }, [marks, owner, reload]);

  const shown = list.items.filter(({ goodsId }) => findFavourite(marks, { owner, goodsId }) !== false);
  const chosenIds = shown.flatMap(({ goodsId }) => (chosen.has(goodsId) ? [goodsId] : []));
  const { run: putBack } = useAction((goodsId: ProductId) => setFavourite(goodsId, true));
  const { run: removeOne } = useAction(async (goodsId: ProductId) => {
    if ((await setFavourite(goodsId, false)) !== false) return;
    showToast({
      text: text('account.favouriteRemoved'),
      action: { label: text('account.undo'), onAction: () => void putBack(goodsId) },
    });
  });
  const { run: removeChosen, isBusy } = useAction(async () => {
    const count = chosenIds.length;
    if (count === 0) {
      showToast(text('account.chooseFavourites'));
      return;
    }
    const isSure = await confirm({
      title: text('account.removeFavourites', { count }),
      confirmLabel: text('account.remove'),
      destructive: true,
    });
    if (!isSure) return;
    for (const goodsId of chosenIds) {
      // Sequentially: each write uses up a form token.
      if ((await setFavourite(goodsId, false)) !== false) break;
    }
    setChosen(nothing);
    setIsEditing(false);
  });
  const isAllChosen = chosenIds.length === shown.length && shown.length > 0;
  return (
    <Page
      title={shellText('title.favourites')}
      onRefresh={list.reload}
      barActions={
        shown.length > 0 ? (
          <Button size="s" variant="ghost" tone="neutral" onClick={() => setIsEditing(!isEditing)}>
            {text(isEditing ? 'account.finish' : 'account.edit')}
          </Button>
        ) : undefined
      }
      footer={
        isEditing && shown.length > 0 ? (
          <div className={styles['editBar']}>
            <Checkbox
              checked={isAllChosen}
              onChange={() => setChosen(new Set(isAllChosen ? nothing : shown.map(({ goodsId }) => goodsId)))}
            >
              {text('account.chooseAll')}
            </Checkbox>
            <Button tone="danger" variant="outlined" busy={isBusy} onClick={() => void removeChosen()}>
              {text('account.removeCount', { total: chosenIds.length })}
            </Button>
          </div>
        ) : undefined
      }
    >
      {isEditing ? null : <RestockAlerts />}
      <List
        list={{ ...list, items: shown }}
        className={styles['rows']}
        skeleton={{ height: '112px' }}
        empty={
          <>
            <EmptyState
              picture={<Icon name="heart" size={56} />}
              title={text('account.noFavourites')}
              action={<ButtonLink href="#/pages/index/index">{text('account.toShop')}</ButtonLink>}
            />
            <RecommendedProducts title={text('account.recommended')} />
          </>
        }
      >
        <ul className={styles['rows']}>
          {shown.map((favourite) => (
            <li key={favourite.id}>
              <FavouriteRow
                favourite={favourite}
                isEditing={isEditing}
                isChosen={chosen.has(favourite.goodsId)}
                onChoose={(isChosen) => {
                  const next = new Set(chosen);
                  if (isChosen) next.add(favourite.goodsId);
                  else next.delete(favourite.goodsId);
                  setChosen(next);
                }}
                onRemove={() => void removeOne(favourite.goodsId)}
              />
            </li>
          ))}
        </ul>
      </List>
    </Page>
  );
}
