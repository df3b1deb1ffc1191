import type { Favourite } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { Checkbox, Icon, IconButton, Picture, Price, Tag } from '@pawlet/widgets/ui';
import { paths } from '../../routing/paths.ts';
import styles from './Account.module.css';
import { accountMessages } from './accountMessages.ts';

export interface FavouriteRowProps {
  readonly favourite: Favourite;
  readonly isEditing: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onRemove: () => void;
}

/** One favourite: a link to the product, or in edit mode a checkbox. */
export function FavouriteRow({ favourite, isEditing, isChosen, onChoose, onRemove }: FavouriteRowProps) {
  const text = useText(accountMessages);
  const { goods: product, goodsId } = favourite;
  const title = product?.title ?? text('account.goneTitle');
  const state = product?.state ?? 'off-sale';
  const content = (
    <>
      <Picture className={styles['picture']} src={product?.imageUrl ?? ''} alt="" sizes="88px" radius="s" />
      <span className={styles['goods']}>
        <span className={styles['title']}>{title}</span>
        {state === 'on-sale' ? null : (
          <span>
            <Tag tone="neutral">{text(state === 'sold-out' ? 'account.soldOut' : 'account.offSale')}</Tag>
          </span>
        )}
        {product === undefined ? null : (
          <Price
            amount={product.price}
            was={product.marketPrice}
            tone={state === 'on-sale' ? 'brand' : 'muted'}
          />
        )}
      </span>
    </>
  );
  return (
    <article className={styles['row']} data-state={state}>
      {isEditing ? (
        <Checkbox checked={isChosen} onChange={onChoose}>
          <span className={styles['link']}>{content}</span>
        </Checkbox>
      ) : (
        <>
          <RouteLink className={styles['link']} route={`${paths.product}?id=${goodsId}`}>
            {content}
          </RouteLink>
          <IconButton
            className={styles['heart']}
            icon={<Icon name="heart" filled size={20} />}
            label={text('account.removeNamed', { title })}
            onClick={onRemove}
          />
        </>
      )}
    </article>
  );
}
