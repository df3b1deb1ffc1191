import type { ProductDetail } from '@pawlet/core/api';
import { roundedCount } from '@pawlet/core/i18n';
import { useFormat, useLocale, useText } from '@pawlet/widgets';
import { RouteLink, type VariantChoice } from '@pawlet/widgets/parts';
import { Countdown, Icon, IconButton, part, Price, Tag } from '@pawlet/widgets/ui';
import { ClampedText } from '../../../layout/ClampedText.tsx';
import { Stars } from '../../../layout/Stars.tsx';
import { paths } from '../../../routing/paths.ts';
import styles from './Detail.module.css';
import { productDetailMessages } from './productDetailMessages.ts';
import { useFavourite } from './useFavourite.ts';

export interface PriceBlockProps {
  readonly product: ProductDetail;
  readonly choice: VariantChoice;
}

/** Offer, price, title, rating and tags; the heart sets a favourite. */
export function PriceBlock({ product, choice }: PriceBlockProps) {
  const text = useText(productDetailMessages);
  const locale = useLocale();
  const endsAt = product.offer?.endsAt;
  return (
    <>
      {endsAt === undefined ? null : (
        <div className={styles['offer']}>
          <strong>{text('productDetail.offer')}</strong>
          <span className={styles['offerEnd']}>
            {text('productDetail.offerEnds')} <Countdown endsAt={endsAt} look="blocks" />
          </span>
        </div>
      )}
      <div className={styles['head']}>
        <div className={styles['priceRow']}>
          <span {...part('price')}>
            <Price amount={choice.price} was={choice.marketPrice} size="l" />
          </span>
          {product.soldCount > 0 ? (
            <span className={styles['sold']}>
              {text('productDetail.sold', { amount: roundedCount(product.soldCount, locale) })}
            </span>
          ) : null}
        </div>
        <div className={styles['titleRow']}>
          <p className={styles['title']}>{product.title}</p>
          <FavouriteButton product={product} />
        </div>
        <Rating product={product} />
        {product.subtitle === '' ? null : (
          <div className={styles['subtitle']}>
            <ClampedText
              key={product.subtitle}
              size="s"
              text={product.subtitle}
              more={text('productDetail.more')}
              less={text('productDetail.less')}
            />
          </div>
        )}
        {product.tags.length > 0 ? (
          <div className={styles['tags']}>
            {product.tags.map((tag) => (
              <Tag key={tag.type + tag.text}>{tag.text}</Tag>
            ))}
          </div>
        ) : null}
      </div>
    </>
  );
}

/** The average rating and the number of reviews, which link to the reviews. Nothing where there are none. */
function Rating({ product: { id, star, commentCount } }: { readonly product: ProductDetail }) {
  const text = useText(productDetailMessages);
  const format = useFormat();
  if (star === undefined || commentCount === 0) return null;
  return (
    <RouteLink className={styles['rating']} route={`${paths.productReviews}?goods_id=${id}`}>
      <Stars count={star} />
      <span aria-hidden="true">{format.number(star)}</span>
      <span className={styles['ratingCount']}>{text('productDetail.reviews', { count: commentCount })}</span>
      <Icon name="chevronRight" size={14} />
    </RouteLink>
  );
}

function FavouriteButton({ product }: { readonly product: ProductDetail }) {
  const text = useText(productDetailMessages);
  const { isFavourite, toggle } = useFavourite(product);
  return (
    <IconButton
      className={styles['favourite']}
      icon={<Icon name="heart" filled={isFavourite} size={22} />}
      label={text('productDetail.favourite')}
      aria-pressed={isFavourite}
      onClick={toggle}
    />
  );
}
