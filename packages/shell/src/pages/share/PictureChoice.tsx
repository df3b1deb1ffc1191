import type { ProductSummary } from '@pawlet/core/api';
import { productQueries } from '@pawlet/core/queries';
import { useQuery, useText } from '@pawlet/widgets';
import { Picture, ScrollRow } from '@pawlet/widgets/ui';
import { shareMessages } from './shareMessages.ts';
import styles from './Share.module.css';

export interface PictureChoiceProps {
  readonly shopPictureUrl: string;
  /** The product on the poster; undefined for the shop. */
  readonly chosen: ProductSummary | undefined;
  readonly onChoose: (product: ProductSummary | undefined) => void;
}

const wanted = 5;

/** The subject of the poster, and the target of its link: the shop, or a product. */
export function PictureChoice({ shopPictureUrl, chosen, onChoose }: PictureChoiceProps) {
  const text = useText(shareMessages);
  const product = useQuery(productQueries.page({ flag: 'recommend', pageSize: wanted }), {
    refreshOnFocus: false,
  });
  const items = product.data?.items ?? [];
  // The shop alone is no choice.
  if (items.length === 0) return null;
  const choices = [
    { goods: undefined, name: text('share.shopPicture'), url: shopPictureUrl },
    ...items.map((item) => ({ goods: item, name: item.title, url: item.imageUrl })),
  ];
  return (
    <fieldset className={styles['choices']} aria-label={text('share.pictures')}>
      <ScrollRow className={styles['choice']}>
        {choices.map(({ goods: item, name, url }) => (
          <li key={item?.id ?? 0}>
            <button
              type="button"
              className={styles['thumb']}
              aria-label={name}
              aria-pressed={item?.id === chosen?.id}
              onClick={() => onChoose(item)}
            >
              <Picture src={url} alt="" sizes="64px" radius="s" />
            </button>
          </li>
        ))}
      </ScrollRow>
    </fieldset>
  );
}
