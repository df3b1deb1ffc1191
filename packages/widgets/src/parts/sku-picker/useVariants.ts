import type { ProductDetail, ProductId, Sku, SkuId } from '@pawlet/core/api';
import { useState } from 'react';
import { useConfig } from '../../runtime/index.ts';
import {
  chooseOption,
  initialSelection,
  openGroups,
  optionState,
  selectedSku,
  getSelection,
  type OptionState,
  type SkuSelection,
} from './skuSelection.ts';

/** One value of a group, such as a colour. */
export interface VariantValue {
  readonly id: number;
  readonly title: string;
  /**
   * `incompatible` is in stock, but not in combination with the selection: selecting it drops what conflicts.
   * `sold-out` can be selected only with restock alerts.
   */
  readonly state: OptionState;
  /** True where selecting it has no effect. */
  readonly isDisabled: boolean;
  /** Selects it, or deselects it. */
  readonly choose: () => void;
}

/** One dimension to choose, such as the colour, with its values. */
export interface VariantGroup {
  readonly id: number;
  readonly title: string;
  readonly values: readonly VariantValue[];
}

/** The selection for a product, and its consequences. */
export interface VariantChoice {
  readonly goods: ProductDetail;
  /** The dimensions to choose; empty for a product without variants. */
  readonly groups: readonly VariantGroup[];
  /** The selected variant; undefined while incomplete, and for a product without variants. */
  readonly sku: Sku | undefined;
  /** Groups without a selection, in order. */
  readonly missing: ProductDetail['specs'];
  /** Titles of the selected values, in the order of the groups. */
  readonly chosenTitles: readonly string[];
  readonly quantity: number;
  readonly minQuantity: number;
  /** Maximum quantity: stock and limit per person. */
  readonly maxQuantity: number;
  /** Units left of the selection; undefined if unknown. */
  readonly stock: number | undefined;
  /** Current price of one unit. */
  readonly price: ProductDetail['price'];
  /** Market price; undefined where there is none. */
  readonly marketPrice: ProductDetail['marketPrice'];
  /** Picture of the current selection; '' if there is none. */
  readonly imageUrl: string;
  /** Sold-out variants can be selected for a restock alert. */
  readonly canWait: boolean;
  /** Clamped to `minQuantity` and `maxQuantity`. */
  readonly setQuantity: (quantity: number) => void;
}

/** Initial selection. */
export interface VariantStart {
  /** @default values without an alternative */
  readonly skuId?: SkuId | undefined;
  /** @default the minimum quantity */
  readonly quantity?: number | undefined;
}

/** The shopper's selection for one product. */
interface Chosen {
  readonly goodsId: ProductId;
  readonly selection: SkuSelection;
  readonly wanted: number;
}

function toStart(product: ProductDetail, { skuId, quantity }: VariantStart): Chosen {
  const groups = product.specs;
  const named = product.skus.find((sku) => sku.id === skuId);
  return {
    goodsId: product.id,
    selection: named ? getSelection(groups, named) : initialSelection(groups, product.skus),
    wanted: quantity ?? product.buyMin,
  };
}

/** State of selecting variant and quantity of a product. Another product resets the selection. */
export function useVariants(product: ProductDetail, start?: VariantStart): VariantChoice;
/** State of selecting variant and quantity of a product; undefined until the product has loaded. */
export function useVariants(
  product: ProductDetail | undefined,
  start?: VariantStart,
): VariantChoice | undefined;
export function useVariants(
  product: ProductDetail | undefined,
  start: VariantStart = {},
): VariantChoice | undefined {
  const canWait = useConfig()?.hasRestockAlerts === true;
  const [kept, setKept] = useState<Chosen>();
  if (product === undefined) return undefined;
  const current = (before: Chosen | undefined): Chosen =>
    before?.goodsId === product.id ? before : toStart(product, start);
  const { selection, wanted } = current(kept);
  const choose = (groupId: number, valueId: number): void =>
    setKept((before) => {
      const chosen = current(before);
      return {
        ...chosen,
        selection: chooseOption(product.skus, chosen.selection, groupId, valueId, canWait),
      };
    });
  const sku =
    product.specs.length > 0 ? selectedSku(product.specs, product.skus, selection) : product.skus[0];
  const stock = sku ? sku.stock : product.stock;
  const maxQuantity = Math.max(product.buyMin, Math.min(stock ?? 999, product.buyLimit ?? 999, 999));
  const values = product.specs.flatMap((group) =>
    group.values.filter(({ id }) => selection.get(group.id) === id),
  );
  // Until the selection is complete, the picture of the first value with one (usually the colour) is shown.
  const pictured =
    sku ??
    product.skus.find(
      (candidate) => candidate.imageUrl !== '' && values.some(({ id }) => candidate.valueIds.includes(id)),
    );
  return {
    goods: product,
    groups: product.specs.map((group) => ({
      id: group.id,
      title: group.title,
      values: group.values.map(({ id, title }) => {
        const state = optionState(product.skus, selection, group.id, id, canWait);
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
    missing: openGroups(product.specs, selection),
    chosenTitles: values.map(({ title }) => title),
    quantity: Math.min(Math.max(wanted, product.buyMin), maxQuantity),
    minQuantity: product.buyMin,
    maxQuantity,
    stock,
    ...getPrice(product, sku),
    imageUrl: pictured !== undefined && pictured.imageUrl !== '' ? pictured.imageUrl : product.imageUrl,
    canWait,
    setQuantity: (quantity) => setKept((before) => ({ ...current(before), wanted: quantity })),
  };
}

/** Current price of one unit, and the market price. */
function getPrice(
  product: ProductDetail,
  sku: Sku | undefined,
): Pick<VariantChoice, 'price' | 'marketPrice'> {
  const { price, regularPrice, marketPrice } = sku ?? product;
  return { price, marketPrice: regularPrice ?? marketPrice };
}
