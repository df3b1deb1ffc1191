import type { GoodsDetail, GoodsId, Sku, SkuId } from '@pawlet/core/api';
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

/** One value of a group, such as a colour. */
export interface VariantValue {
  readonly id: number;
  readonly title: string;
  /**
   * `incompatible` is in stock, but not with what is chosen: choosing it gives up what conflicts. `sold-out` can be
   * chosen only where shoppers can be told when it is back.
   */
  readonly state: OptionState;
  /** True where choosing it does nothing. */
  readonly isDisabled: boolean;
  /** Chooses it, or gives it up if it was chosen. */
  readonly choose: () => void;
}

/** One thing to choose, such as the colour, with its values. */
export interface VariantGroup {
  readonly id: number;
  readonly title: string;
  readonly values: readonly VariantValue[];
}

/** What of a product is chosen, and what follows from it. */
export interface VariantChoice {
  readonly goods: GoodsDetail;
  /** What there is to choose; empty for a product without variants. */
  readonly groups: readonly VariantGroup[];
  /** The chosen variant; undefined while something is open, and for a product without variants. */
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
  /** What one piece costs now. */
  readonly price: GoodsDetail['price'];
  /** The price that is struck beside it; undefined where there is none. */
  readonly marketPrice: GoodsDetail['marketPrice'];
  /** The picture of what is chosen so far; '' if there is none. */
  readonly imageUrl: string;
  /** What is sold out can be chosen, to be told when it is back. */
  readonly canWait: boolean;
  /** Kept between `minQuantity` and `maxQuantity`. */
  readonly setQuantity: (quantity: number) => void;
}

/** What a choice begins with. */
export interface VariantStart {
  /** @default what leaves no choice is chosen, else nothing */
  readonly skuId?: SkuId | undefined;
  /** @default the least that is sold */
  readonly quantity?: number | undefined;
}

/** What the shopper chose of one product. */
interface Chosen {
  readonly goodsId: GoodsId;
  readonly selection: SkuSelection;
  readonly wanted: number;
}

function startOf(goods: GoodsDetail, { skuId, quantity }: VariantStart): Chosen {
  const groups = goods.specs;
  const named = goods.skus.find((sku) => sku.id === skuId);
  return {
    goodsId: goods.id,
    selection: named ? selectionOf(groups, named) : initialSelection(groups, goods.skus),
    wanted: quantity ?? goods.buyMin,
  };
}

/** Keeps the choice of variant and quantity of a product. Another product starts a new choice. */
export function useVariants(goods: GoodsDetail, start?: VariantStart): VariantChoice;
/** Keeps the choice of variant and quantity of a product; undefined until the product is there. */
export function useVariants(goods: GoodsDetail | undefined, start?: VariantStart): VariantChoice | undefined;
export function useVariants(
  goods: GoodsDetail | undefined,
  start: VariantStart = {},
): VariantChoice | undefined {
  const canWait = useConfig()?.hasRestockAlerts === true;
  const [kept, setKept] = useState<Chosen>();
  if (goods === undefined) return undefined;
  const current = (before: Chosen | undefined): Chosen =>
    before?.goodsId === goods.id ? before : startOf(goods, start);
  const { selection, wanted } = current(kept);
  const choose = (groupId: number, valueId: number): void =>
    setKept((before) => {
      const chosen = current(before);
      return { ...chosen, selection: chooseOption(goods.skus, chosen.selection, groupId, valueId, canWait) };
    });
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
    groups: goods.specs.map((group) => ({
      id: group.id,
      title: group.title,
      values: group.values.map(({ id, title }) => {
        const state = optionState(goods.skus, selection, group.id, id, canWait);
        const isDisabled = state === 'sold-out' && !canWait;
        return {
          id,
          title,
          state,
          isDisabled,
          choose: () => (isDisabled ? undefined : choose(group.id, id)),
        };
      }),
    })),
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
    setQuantity: (quantity) => setKept((before) => ({ ...current(before), wanted: quantity })),
  };
}

/** What one piece costs now, and the price that is struck beside it. */
function priceOf(goods: GoodsDetail, sku: Sku | undefined): Pick<VariantChoice, 'price' | 'marketPrice'> {
  const { price, regularPrice, marketPrice } = sku ?? goods;
  return { price, marketPrice: regularPrice ?? marketPrice };
}
