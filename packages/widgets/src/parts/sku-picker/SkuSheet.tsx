import type { ReactElement } from 'react';
import { useState } from 'react';
import { useText } from '../../runtime/index.ts';
import { Lightbox, part, Picture, Price, Sheet } from '../../ui/index.ts';
import { productMessages } from '../product/productMessages.ts';
import styles from './SkuSheet.module.css';
import { useChooseText } from './useChooseText.ts';
import { useSkuForm, type SkuFormOptions } from './useSkuForm.tsx';
import type { VariantChoice } from './useVariants.ts';

export interface SkuSheetProps extends SkuFormOptions {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The sheet for selecting variant and quantity; its owner closes it after confirmation. */
export function SkuSheet({ open, onClose, ...options }: SkuSheetProps): ReactElement {
  const text = useText(productMessages);
  const form = useSkuForm(options);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('goods.chooseVariant')}
      titleHidden
      header={<SkuSummary choice={options.choice} stock={form.stock} />}
      footer={form.buttons}
    >
      {form.fields}
    </Sheet>
  );
}

function SkuSummary({
  choice,
  stock,
}: {
  readonly choice: VariantChoice;
  readonly stock: ReactElement;
}): ReactElement {
  const text = useText(productMessages);
  const chooseText = useChooseText();
  const { missing, chosenTitles } = choice;
  const [isEnlarged, setIsEnlarged] = useState(false);
  return (
    <div className={styles['summary']}>
      <button
        type="button"
        className={styles['picture']}
        aria-label={text('goods.enlarge')}
        onClick={() => setIsEnlarged(true)}
      >
        <Picture src={choice.imageUrl} alt="" sizes="96px" loading="eager" radius="m" />
      </button>
      <Lightbox
        open={isEnlarged}
        onClose={() => setIsEnlarged(false)}
        label={choice.goods.title}
        pictures={[{ src: choice.imageUrl, alt: choice.chosenTitles.join(' · ') }]}
      />
      <div className={styles['facts']} aria-live="polite">
        <span {...part('price')}>
          <Price amount={choice.price} was={choice.marketPrice} size="l" />
        </span>
        {stock}
        {choice.goods.specs.length > 0 ? (
          <span className={styles['chosen']}>
            {missing.length > 0
              ? chooseText(missing)
              : text('goods.selected', { values: chosenTitles.join(' · ') })}
          </span>
        ) : null}
      </div>
    </div>
  );
}
