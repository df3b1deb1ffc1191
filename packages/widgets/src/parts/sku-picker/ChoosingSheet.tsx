import type { ProductDetail, SkuId } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { SkuSheet } from './SkuSheet.tsx';
import { useVariants, type VariantChoice } from './useVariants.ts';
import type { VariantAction } from './useSkuForm.tsx';

export interface ChoosingSheetProps {
  readonly product: ProductDetail;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly actions?: readonly VariantAction[] | undefined;
  readonly start?: { readonly skuId?: SkuId | undefined; readonly quantity?: number | undefined } | undefined;
  readonly onConfirm: (action: VariantAction, choice: VariantChoice) => Promise<void> | void;
}

/** The SKU sheet with its own selection, for lists and cart lines. */
export function ChoosingSheet({ product, start, ...sheet }: ChoosingSheetProps): ReactElement {
  const choice = useVariants(product, start);
  return <SkuSheet choice={choice} {...sheet} />;
}
