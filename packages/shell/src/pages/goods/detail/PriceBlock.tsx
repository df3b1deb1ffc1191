import type { GoodsDetail } from '@pawlet/core/api';
import { roundedCount } from '@pawlet/core/i18n';
import { useFormat, useLocale, useText } from '@pawlet/widgets';
import { RouteLink, type VariantChoice } from '@pawlet/widgets/parts';
import { Countdown, Icon, IconButton, part, Price, Tag } from '@pawlet/widgets/ui';
import { ClampedText } from '../../../layout/ClampedText.tsx';
import { Stars } from '../../../layout/Stars.tsx';
import { paths } from '../../../routing/paths.ts';
import styles from './Detail.module.css';
import { goodsDetailMessages } from './goodsDetailMessages.ts';
import { useFavourite } from './useFavourite.ts';

export interface PriceBlockProps {
  readonly goods: GoodsDetail;
  readonly choice: VariantChoice;
}

/** Offer, price, title, rating and tags; the heart sets a favourite. */
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
        <Rating goods={goods} />
        {goods.subtitle === '' ? null : (
          <div className={styles['subtitle']}>
            <ClampedText
              key={goods.subtitle}
              size="s"
              text={goods.subtitle}
              more={text('goodsDetail.more')}
              less={text('goodsDetail.less')}
            />
          </div>
        )}
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

/** The average rating and the number of reviews, which link to the reviews. Nothing where there are none. */
function Rating({ goods: { id, star, commentCount } }: { readonly goods: GoodsDetail }) {
  const text = useText(goodsDetailMessages);
  const format = useFormat();
  if (star === undefined || commentCount === 0) return null;
  return (
    <RouteLink className={styles['rating']} route={`${paths.productReviews}?goods_id=${id}`}>
      <Stars count={star} />
      <span aria-hidden="true">{format.number(star)}</span>
      <span className={styles['ratingCount']}>{text('goodsDetail.reviews', { count: commentCount })}</span>
      <Icon name="chevronRight" size={14} />
    </RouteLink>
  );
}

function FavouriteButton({ goods }: { readonly goods: GoodsDetail }) {
  const text = useText(goodsDetailMessages);
  const { isFavourite, toggle } = useFavourite(goods);
  return (
    <IconButton
      className={styles['favourite']}
      icon={<Icon name="heart" filled={isFavourite} size={22} />}
      label={text('goodsDetail.favourite')}
      aria-pressed={isFavourite}
      onClick={toggle}
    />
  );
}
