import type { GoodsDetail, SkuId } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { SkuSheet } from './SkuSheet.tsx';
import { useSkuChoice, type SkuChoice } from './useSkuChoice.ts';
import type { SkuAction } from './useSkuForm.tsx';

export interface ChoosingSheetProps {
  readonly goods: GoodsDetail;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly actions?: readonly SkuAction[] | undefined;
  readonly start?: { readonly skuId?: SkuId | undefined; readonly quantity?: number | undefined } | undefined;
  readonly onConfirm: (action: SkuAction, choice: SkuChoice) => Promise<void> | void;
}

/** The SKU sheet with a choice of its own, for lists and cart lines. */
export function ChoosingSheet({ goods, start, ...sheet }: ChoosingSheetProps): ReactElement {
  const choice = useSkuChoice(goods, start);
  return <SkuSheet choice={choice} {...sheet} />;
}
