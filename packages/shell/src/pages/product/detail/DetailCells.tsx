import type { ProductDetail } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { productMessages, useChooseText, type VariantChoice } from '@pawlet/widgets/parts';
import { Cell, CellGroup, type CellProps, Picture, Sheet } from '@pawlet/widgets/ui';
import { useState } from 'react';
import styles from './Detail.module.css';
import { ProductCouponSheet } from './ProductCouponSheet.tsx';
import { DeliveryCell } from './DeliveryCell.tsx';
import { Facts } from './Facts.tsx';
import { productDetailMessages } from './productDetailMessages.ts';

export interface DetailCellsProps {
  readonly product: ProductDetail;
  readonly choice: VariantChoice;
  /** Opens the variant choice; undefined where it is in the page itself. */
  readonly onChoose: (() => void) | undefined;
}

type SheetName = 'coupons' | 'promotions' | 'promises' | 'parameters';

/** Rows below the price: offers, chosen variant, delivery, service, specifications. */
export function DetailCells({ product, choice, onChoose }: DetailCellsProps) {
  const text = useText(productDetailMessages);
  const productText = useText(productMessages);
  const chooseText = useChooseText();
  const [sheet, setSheet] = useState<SheetName>();
  const chosen =
    choice.missing.length > 0
      ? chooseText(choice.missing)
      : productText('goods.selected', { values: choice.chosenTitles.join(' · ') });
  const toSheet = (name: SheetName) => ({ open: sheet === name, onClose: () => setSheet(undefined) });
  return (
    <div className={styles['cells']}>
      {product.promotions.length + product.coupons.length > 0 ? (
        <CellGroup>
          <FactsCell
            label={text('productDetail.coupons')}
            facts={product.coupons.slice(0, 2).map(({ name }) => name)}
            valueTone="primary"
            onClick={() => setSheet('coupons')}
          />
          <FactsCell
            label={text('productDetail.promotions')}
            facts={product.promotions.slice(0, 2).map(({ name }) => name)}
            valueTone="primary"
            onClick={() => setSheet('promotions')}
          />
        </CellGroup>
      ) : null}
      <CellGroup>
        {product.specs.length > 0 && onChoose !== undefined ? (
          <Cell
            label={text('productDetail.options')}
            layout="wide"
            value={
              <>
                {chosen}
                <OptionPictures urls={product.variantImageUrls} />
              </>
            }
            valueTone="text"
            note={text('productDetail.optionsCount', { count: product.skus.length })}
            onClick={onChoose}
          />
        ) : null}
        <DeliveryCell product={product} />
        <FactsCell
          label={text('productDetail.promises')}
          facts={product.promises.map(({ name }) => name)}
          onClick={() => setSheet('promises')}
        />
        <FactsCell
          label={text('productDetail.parameters')}
          facts={product.parameters.slice(0, 2).map(({ name, value }) => `${name} ${value}`)}
          onClick={() => setSheet('parameters')}
        />
      </CellGroup>
      <ProductCouponSheet {...toSheet('coupons')} coupons={product.coupons} />
      <Sheet {...toSheet('promotions')} title={text('productDetail.promotionsMore')}>
        <Definitions
          items={product.promotions.map(({ name, text: about }) => ({ name, value: about }))}
          layout="stack"
        />
      </Sheet>
      <Sheet {...toSheet('promises')} title={text('productDetail.promises')}>
        <Definitions
          items={product.promises.map(({ name, text: about }) => ({ name, value: about }))}
          layout="stack"
        />
      </Sheet>
      <Sheet {...toSheet('parameters')} title={text('productDetail.parameters')}>
        <Definitions items={product.parameters} layout="row" />
      </Sheet>
    </div>
  );
}

interface FactsCellProps extends Pick<CellProps, 'label' | 'valueTone' | 'onClick'> {
  readonly facts: readonly string[];
}

/** A row of short facts; nothing without any. */
function FactsCell({ facts, ...cell }: FactsCellProps) {
  if (facts.length === 0) return null;
  return <Cell layout="wide" value={<Facts facts={facts} />} valueTone="text" {...cell} />;
}

/** The variants at a glance. */
function OptionPictures({ urls }: { readonly urls: readonly string[] }) {
  if (urls.length < 2) return null;
  return (
    <span className={styles['optionPictures']}>
      {urls.map((url) => (
        <Picture key={url} src={url} alt="" sizes="32px" radius="s" />
      ))}
    </span>
  );
}

interface DefinitionsProps {
  readonly items: readonly { readonly name: string; readonly value: string }[];
  readonly layout: 'row' | 'stack';
}

function Definitions({ items, layout }: DefinitionsProps) {
  return (
    <dl className={styles['definitions']} data-layout={layout}>
      {items.map(({ name, value }) => (
        <div key={name} className={styles['definition']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
