import type { GoodsDetail, Sku, SkuId } from '@pawlet/core/api';
import { useState } from 'react';
import { useConfig } from '../../runtime/index.ts';
import {
  chooseOption,
  initialSelection,
  openGroups,
  optionState,
  selectedSku,
  selectionOf,
  type OptionState,
  type SkuSelection,
} from './skuSelection.ts';

/** What of a product is chosen, and what follows from it. */
export interface SkuChoice {
  readonly goods: GoodsDetail;
  /** The chosen variant; undefined while something is open, and for goods without variants. */
  readonly sku: Sku | undefined;
  /** Groups that are still to be chosen, in their order. */
  readonly missing: GoodsDetail['specs'];
  /** Chosen values in words, in the order of the groups. */
  readonly chosenTitles: readonly string[];
  readonly quantity: number;
  readonly minQuantity: number;
  /** Most that can be taken: stock and limit per person. */
  readonly maxQuantity: number;
  /** Pieces left of what is chosen; undefined if unknown. */
  readonly stock: number | undefined;
  readonly price: GoodsDetail['price'];
  readonly marketPrice: GoodsDetail['marketPrice'];
  readonly imageUrl: string;
  /** What is sold out can be chosen, to be told when it is back. */
  readonly canWait: boolean;
  readonly stateOf: (groupId: number, valueId: number) => OptionState;
  readonly choose: (groupId: number, valueId: number) => void;
  readonly setQuantity: (quantity: number) => void;
}

/** The variant that an address names, else nothing chosen but what leaves no choice. */
function startSelection(goods: GoodsDetail, skuId: SkuId | undefined): SkuSelection {
  const groups = goods.specs;
  const named = goods.skus.find((sku) => sku.id === skuId);
  return named ? selectionOf(groups, named) : initialSelection(groups, goods.skus);
}

/** Keeps the choice of variant and quantity of a product. */
export function useSkuChoice(
  goods: GoodsDetail,
  start?: { readonly skuId?: SkuId | undefined; readonly quantity?: number | undefined },
): SkuChoice {
  const canWait = useConfig()?.hasRestockAlerts === true;
  const [selection, setSelection] = useState(() => startSelection(goods, start?.skuId));
  const [wanted, setWanted] = useState(start?.quantity ?? goods.buyMin);
  const sku = goods.specs.length > 0 ? selectedSku(goods.specs, goods.skus, selection) : goods.skus[0];
  const stock = sku ? sku.stock : goods.stock;
  const maxQuantity = Math.max(goods.buyMin, Math.min(stock ?? 999, goods.buyLimit ?? 999, 999));
  const values = goods.specs.flatMap((group) =>
    group.values.filter(({ id }) => selection.get(group.id) === id),
  );
  // Before everything is chosen, the picture of the first value that has one (as a rule the colour) leads.
  const pictured =
    sku ??
    goods.skus.find(
      (candidate) => candidate.imageUrl !== '' && values.some(({ id }) => candidate.valueIds.includes(id)),
    );
  return {
    goods,
    sku,
    missing: openGroups(goods.specs, selection),
    chosenTitles: values.map(({ title }) => title),
    quantity: Math.min(Math.max(wanted, goods.buyMin), maxQuantity),
    minQuantity: goods.buyMin,
    maxQuantity,
    stock,
    ...priceOf(goods, sku),
    imageUrl: pictured !== undefined && pictured.imageUrl !== '' ? pictured.imageUrl : goods.imageUrl,
    canWait,
    stateOf: (groupId, valueId) => optionState(goods.skus, selection, groupId, valueId, canWait),
    choose: (groupId, valueId) =>
      setSelection(chooseOption(goods.skus, selection, groupId, valueId, canWait)),
    setQuantity: setWanted,
  };
}

/** What one piece costs now, and the price that is struck beside it. */
function priceOf(goods: GoodsDetail, sku: Sku | undefined): Pick<SkuChoice, 'price' | 'marketPrice'> {
  const { price, regularPrice, marketPrice } = sku ?? goods;
  return { price, marketPrice: regularPrice ?? marketPrice };
}
