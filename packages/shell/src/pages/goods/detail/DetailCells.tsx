import type { GoodsDetail } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { goodsMessages, useChooseText, type VariantChoice } from '@pawlet/widgets/parts';
import { Cell, CellGroup, Picture, Sheet } from '@pawlet/widgets/ui';
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
  /** Refetches the product. */
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
  const optionCount = goods.skus.length;
  return (
    <div className={styles['cells']}>
      {goods.promotions.length + goods.coupons.length > 0 ? (
        <CellGroup>
          {goods.coupons.length > 0 ? (
            <Cell
              label={text('goodsDetail.coupons')}
              layout="wide"
              value={<Facts facts={goods.coupons.slice(0, 2).map(({ name }) => name)} />}
              valueTone="primary"
              onClick={() => setSheet('coupons')}
            />
          ) : null}
          {goods.promotions.length > 0 ? (
            <Cell
              label={text('goodsDetail.promotions')}
              layout="wide"
              value={<Facts facts={goods.promotions.slice(0, 2).map(({ name }) => name)} />}
              valueTone="primary"
              onClick={() => setSheet('promotions')}
            />
          ) : null}
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
            note={text('goodsDetail.optionsCount', { count: optionCount })}
            onClick={onChoose}
          />
        ) : null}
        <DeliveryCell goods={goods} />
        {goods.promises.length > 0 ? (
          <Cell
            label={text('goodsDetail.promises')}
            layout="wide"
            value={<Facts facts={goods.promises.map(({ name }) => name)} />}
            valueTone="text"
            onClick={() => setSheet('promises')}
          />
        ) : null}
        {goods.parameters.length > 0 ? (
          <Cell
            label={text('goodsDetail.parameters')}
            layout="wide"
            value={
              <Facts facts={goods.parameters.slice(0, 2).map(({ name, value }) => `${name} ${value}`)} />
            }
            valueTone="text"
            onClick={() => setSheet('parameters')}
          />
        ) : null}
      </CellGroup>
      <GoodsCouponSheet
        open={sheet === 'coupons'}
        onClose={() => setSheet(undefined)}
        coupons={goods.coupons}
      />
      <Sheet
        open={sheet === 'promotions'}
        onClose={() => setSheet(undefined)}
        title={text('goodsDetail.promotionsMore')}
      >
        <Definitions
          items={goods.promotions.map(({ name, text: about }) => ({ name, value: about }))}
          layout="stack"
        />
      </Sheet>
      <Sheet
        open={sheet === 'promises'}
        onClose={() => setSheet(undefined)}
        title={text('goodsDetail.promises')}
      >
        <Definitions
          items={goods.promises.map(({ name, text: about }) => ({ name, value: about }))}
          layout="stack"
        />
      </Sheet>
      <Sheet
        open={sheet === 'parameters'}
        onClose={() => setSheet(undefined)}
        title={text('goodsDetail.parameters')}
      >
        <Definitions items={goods.parameters} layout="row" />
      </Sheet>
    </div>
  );
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
