import type { ProductSummary } from '@pawlet/core/api';
import { formatMoney, roundedCount } from '@pawlet/core/i18n';
import type { ReactElement, ReactNode } from 'react';
import { useLocale, useText } from '../../runtime/index.ts';
import { Glyph, IconButton, part, Picture, Price, Tag, type PictureProps } from '../../ui/index.ts';
import { RouteLink } from '../route-link/RouteLink.tsx';
import { plus } from '../../ui/icon/commonPaths.ts';
import styles from './ProductTile.module.css';
import { productMessages } from './productMessages.ts';

export interface ProductTileProps {
  readonly product: ProductSummary;
  /** `grid` is a vertical card in columns, `row` is horizontal. @default 'grid' */
  readonly layout?: 'grid' | 'row' | undefined;
  /** When the picture is loaded; the first cards of a page do not wait until they are visible. @default 'lazy' */
  readonly loading?: PictureProps['loading'];
  /** Adds the product to the cart or opens the variant selection; without it there is no button. */
  readonly onAdd?: ((product: ProductSummary) => void) | undefined;
  /** A button instead of that one. */
  readonly action?: ReactNode;
}

/** Two columns on a phone, three on a tablet, four of the shop's width on a desktop. */
const gridSizes = '(width >= 64em) 290px, (width >= 37.5em) 33vw, min(50vw, 240px)';

/** A product in a list: picture, name, price, sales, and adding to the cart. */
export function ProductTile({
  product,
  layout = 'grid',
  loading = 'lazy',
  onAdd,
  action,
}: ProductTileProps): ReactElement {
  const text = useText(productMessages);
  const locale = useLocale();
  const { regularPrice: was } = product;
  return (
    <article
      className={styles['card']}
      data-layout={layout}
      data-sold-out={product.isSoldOut || undefined}
      {...part('card')}
    >
      <RouteLink className={styles['link']} route={`/pages/goods/detail?id=${product.id}`}>
        <span className={styles['picture']} {...part('picture')}>
          <Picture
            src={product.imageUrl}
            alt={product.imageAlt}
            color={product.placeholderColor === '' ? undefined : product.placeholderColor}
            sizes={layout === 'grid' ? gridSizes : '112px'}
            loading={loading}
          />
          {product.isSoldOut ? <span className={styles['soldOut']}>{text('goods.soldOut')}</span> : null}
        </span>
        <span className={styles['text']}>
          <span className={styles['title']} {...part('title')}>
            {product.title}
          </span>
          {product.tags.length > 0 ? (
            <span className={styles['tags']}>
              {product.tags.slice(0, 2).map((tag) => (
                <Tag key={tag.type + tag.text}>{tag.text}</Tag>
              ))}
            </span>
          ) : null}
        </span>
      </RouteLink>
      <div className={styles['foot']}>
        <span className={styles['money']}>
          <span className={styles['price']} {...part('price')}>
            <ProductTilePrice product={product} />
          </span>
          <span className={styles['facts']}>
            {was === undefined ? null : <s>{formatMoney(was, { locale })}</s>}
            {product.soldCount > 0 ? (
              <span>
                {text('goods.sold', {
                  count: product.soldCount,
                  amount: roundedCount(product.soldCount, locale),
                })}
              </span>
            ) : null}
          </span>
        </span>
        {onAdd === undefined || product.isSoldOut ? null : (
          <IconButton
            variant="solid"
            size={28}
            icon={<Glyph path={plus} size={16} />}
            label={text('goods.add', { title: product.title })}
            onClick={() => onAdd(product)}
          />
        )}
        {product.isSoldOut ? null : action}
      </div>
    </article>
  );
}

/**
 * The current price of a product. If its variants differ it is the lowest price, with the text around it in the
 * language's order: before it in English, after it in Chinese.
 */
export function ProductTilePrice({
  product: { price, hasPriceRange },
}: {
  readonly product: ProductSummary;
}): ReactElement {
  const text = useText(productMessages);
  if (!hasPriceRange) return <Price amount={price} />;
  const [before = '', after = ''] = text('goods.from', { price: '|' }).split('|');
  return (
    <Price
      amount={price}
      prefix={before.trim() === '' ? undefined : before}
      suffix={after.trim() === '' ? undefined : after}
    />
  );
}
