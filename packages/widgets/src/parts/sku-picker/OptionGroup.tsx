import { useEffect, useId, useRef } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Picture, shake } from '../../ui/index.ts';
import { productMessages } from '../product/productMessages.ts';
import styles from './SkuSheet.module.css';
import type { OptionState } from './skuSelection.ts';
import type { VariantChoice, VariantGroup } from './useVariants.ts';

export interface OptionGroupProps {
  readonly group: VariantGroup;
  readonly choice: VariantChoice;
  /** Incremented each time the group is missing: it scrolls into view and shakes. */
  readonly misses: number;
}

/** The values of one group as pills. */
export function OptionGroup({ group, choice, misses }: OptionGroupProps): ReactElement {
  const text = useText(productMessages);
  const titleId = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (misses === 0) return;
    frame.current?.scrollIntoView({ block: 'center' });
    shake(frame.current);
  }, [misses]);

  const getPicture = (valueId: number): string | undefined => {
    const own = choice.goods.skus.filter((sku) => sku.valueIds.some((id) => id === valueId));
    const [first] = own;
    const others = choice.goods.skus.filter((sku) => !own.includes(sku));
    // A picture shared by several values does not distinguish them.
    const isDistinctive =
      first !== undefined && first.imageUrl !== '' && others.every((sku) => sku.imageUrl !== first.imageUrl);
    return isDistinctive ? first.imageUrl : undefined;
  };
  const readName = (title: string, state: OptionState): string => {
    if (state === 'sold-out') return text('goods.soldOutValue', { value: title });
    return state === 'incompatible' ? text('goods.incompatible', { value: title }) : title;
  };

  return (
    <fieldset ref={frame} aria-labelledby={titleId} className={styles['group']}>
      <p id={titleId} className={styles['groupTitle']}>
        {group.title}
      </p>
      <div className={styles['options']}>
        {group.values.map(({ id, title, state, isDisabled, choose }) => {
          const picture = getPicture(id);
          return (
            <button
              key={id}
              type="button"
              className={styles['option']}
              data-state={state}
              aria-pressed={state === 'selected'}
              aria-disabled={isDisabled || undefined}
              aria-label={readName(title, state)}
              onClick={choose}
            >
              {picture === undefined ? null : (
                <span className={styles['thumb']}>
                  <Picture src={picture} alt="" sizes="28px" loading="eager" radius="full" />
                </span>
              )}
              <span className={styles['optionTitle']}>{title}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
