import type { GoodsDetail } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { goodsMessages, useChooseText, type VariantChoice } from '@pawlet/widgets/parts';
import { Cell, CellGroup, type CellProps, Picture, Sheet } from '@pawlet/widgets/ui';
import { useState } from 'react';
import styles from './Detail.module.css';
import { GoodsCouponSheet } from './GoodsCouponSheet.tsx';
import { DeliveryCell } from './DeliveryCell.tsx';
import { Facts } from './Facts.tsx';
import { goodsDetailMessages } from './goodsDetailMessages.ts';

export interface DetailCellsProps {
  readonly goods: GoodsDetail;
  readonly choice: VariantChoice;
  /** Opens the variant choice; undefined where it is in the page itself. */
  readonly onChoose: (() => void) | undefined;
}

type SheetName = 'coupons' | 'promotions' | 'promises' | 'parameters';

/** Rows below the price: offers, chosen variant, delivery, service, specifications. */
export function DetailCells({ goods, choice, onChoose }: DetailCellsProps) {
  const text = useText(goodsDetailMessages);
  const goodsText = useText(goodsMessages);
  const chooseText = useChooseText();
  const [sheet, setSheet] = useState<SheetName>();
  const chosen =
    choice.missing.length > 0
      ? chooseText(choice.missing)
      : goodsText('goods.selected', { values: choice.chosenTitles.join(' · ') });
  const sheetOf = (name: SheetName) => ({ open: sheet === name, onClose: () => setSheet(undefined) });
  return (
    <div className={styles['cells']}>
      {goods.promotions.length + goods.coupons.length > 0 ? (
        <CellGroup>
          <FactsCell
            label={text('goodsDetail.coupons')}
            facts={goods.coupons.slice(0, 2).map(({ name }) => name)}
            valueTone="primary"
            onClick={() => setSheet('coupons')}
          />
          <FactsCell
            label={text('goodsDetail.promotions')}
            facts={goods.promotions.slice(0, 2).map(({ name }) => name)}
            valueTone="primary"
            onClick={() => setSheet('promotions')}
          />
        </CellGroup>
      ) : null}
      <CellGroup>
        {goods.specs.length > 0 && onChoose !== undefined ? (
          <Cell
            label={text('goodsDetail.options')}
            layout="wide"
            value={
              <>
                {chosen}
                <OptionPictures urls={goods.variantImageUrls} />
              </>
            }
            valueTone="text"
            note={text('goodsDetail.optionsCount', { count: goods.skus.length })}
            onClick={onChoose}
          />
        ) : null}
        <DeliveryCell goods={goods} />
        <FactsCell
          label={text('goodsDetail.promises')}
          facts={goods.promises.map(({ name }) => name)}
          onClick={() => setSheet('promises')}
        />
        <FactsCell
          label={text('goodsDetail.parameters')}
          facts={goods.parameters.slice(0, 2).map(({ name, value }) => `${name} ${value}`)}
          onClick={() => setSheet('parameters')}
        />
      </CellGroup>
      <GoodsCouponSheet {...sheetOf('coupons')} coupons={goods.coupons} />
      <Sheet {...sheetOf('promotions')} title={text('goodsDetail.promotionsMore')}>
        <Definitions
          items={goods.promotions.map(({ name, text: about }) => ({ name, value: about }))}
          layout="stack"
        />
      </Sheet>
      <Sheet {...sheetOf('promises')} title={text('goodsDetail.promises')}>
        <Definitions
          items={goods.promises.map(({ name, text: about }) => ({ name, value: about }))}
          layout="stack"
        />
      </Sheet>
      <Sheet {...sheetOf('parameters')} title={text('goodsDetail.parameters')}>
        <Definitions items={goods.parameters} layout="row" />
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
