import type { GoodsDetail } from '@pawlet/core/api';
import { roundedCount } from '@pawlet/core/i18n';
import { useAction, useLocale, useRequireLogin, useSession, useText, useToast } from '@pawlet/widgets';
import type { SkuChoice } from '@pawlet/widgets/parts';
import { Countdown, Icon, IconButton, part, Price, Tag } from '@pawlet/widgets/ui';
import { useEffect, useRef } from 'react';
import { useStore } from '../../../layout/useStore.ts';
import { favouriteMarks, findFavourite, tellFavourite } from '../favouriteMarks.ts';
import { useSetFavourite } from '../useSetFavourite.ts';
import styles from './Detail.module.css';
import { goodsDetailMessages } from './messages/messages.ts';

export interface PriceBlockProps {
  readonly goods: GoodsDetail;
  readonly choice: SkuChoice;
}

/** Offer, price, title and tags; the heart keeps the product. */
export function PriceBlock({ goods, choice }: PriceBlockProps) {
  const text = useText(goodsDetailMessages);
  const locale = useLocale();
  const endsAt = goods.offer?.endsAt;
  return (
    <>
      {endsAt === undefined ? null : (
        <div className={styles['offer']}>
          <strong>{text('goodsDetail.offer')}</strong>
          <span className={styles['offerEnd']}>
            {text('goodsDetail.offerEnds')} <Countdown endsAt={endsAt} look="blocks" />
          </span>
        </div>
      )}
      <div className={styles['head']}>
        <div className={styles['priceRow']}>
          <span {...part('price')}>
            <Price amount={choice.price} was={choice.marketPrice} size="l" />
          </span>
          {goods.soldCount > 0 ? (
            <span className={styles['sold']}>
              {text('goodsDetail.sold', { amount: roundedCount(goods.soldCount, locale) })}
            </span>
          ) : null}
        </div>
        <div className={styles['titleRow']}>
          <p className={styles['title']}>{goods.title}</p>
          <FavouriteButton goods={goods} />
        </div>
        {goods.subtitle === '' ? null : <p className={styles['subtitle']}>{goods.subtitle}</p>}
        {goods.tags.length > 0 ? (
          <div className={styles['tags']}>
            {goods.tags.map((tag) => (
              <Tag key={tag.type + tag.text}>{tag.text}</Tag>
            ))}
          </div>
        ) : null}
      </div>
    </>
  );
}

function FavouriteButton({ goods }: { readonly goods: GoodsDetail }) {
  const text = useText(goodsDetailMessages);
  const showToast = useToast();
  const requireLogin = useRequireLogin();
  const setFavourite = useSetFavourite();
  const owner = useSession(({ token, user }) => (token === '' ? '' : String(user?.id ?? '')));
  const { id: goodsId, isFavourite: isLoaded } = goods;
  const isFavourite = useStore(
    favouriteMarks,
    (marks) => findFavourite(marks, { owner, goodsId }) ?? isLoaded,
  );
  // What the server tells anew counts more than what was changed here before. Not so what is read because somebody logs in: it may
  // have been asked for before the tap that wanted the log-in went on.
  const latest = useRef({ goods, owner });
  useEffect(() => {
    const before = latest.current;
    if (before.goods === goods) return;
    latest.current = { goods, owner };
    const isKnown = findFavourite(favouriteMarks.getState(), { owner, goodsId }) !== undefined;
    if (before.owner !== owner && isKnown) return;
    tellFavourite({ owner, goodsId, isFavourite: isLoaded });
  }, [goods, owner, goodsId, isLoaded]);
  const { run } = useAction(async () => {
    if (!(await requireLogin())) return;
    const now = await setFavourite(goodsId, !isFavourite);
    if (now !== undefined) showToast(text(now ? 'goodsDetail.favourited' : 'goodsDetail.unfavourited'));
  });
  return (
    <IconButton
      className={styles['favourite']}
      icon={<Icon name="heart" filled={isFavourite} size={22} />}
      label={text('goodsDetail.favourite')}
      aria-pressed={isFavourite}
      onClick={() => void run()}
    />
  );
}
