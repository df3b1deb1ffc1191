import type { CartLine } from '@pawlet/core/api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { productMessages, LazyChoosingSheet } from '../../parts/index.ts';
import { useAction, usePawlet, useText, useToast } from '../../runtime/index.ts';
import type { ProductDetail } from '@pawlet/core/api';

export interface SkuChanger {
  /** Opens the variant selection for a line. */
  readonly open: (line: CartLine) => void;
  /** The sheet; render it beside the lines. */
  readonly sheet: ReactElement | null;
}

/** Changes the variant of a line in place. */
export function useSkuChanger(): SkuChanger {
  const { api, cart } = usePawlet();
  const productText = useText(productMessages);
  const showToast = useToast();
  const [chosen, setChosen] = useState<{ readonly line: CartLine; readonly product: ProductDetail }>();
  const [isOpen, setIsOpen] = useState(false);
  const { run: open } = useAction(async (line: CartLine) => {
    const found = await api.products.find(line.goodsId);
    if (found.status === 'not-found' || found.goods.status === 'hidden') {
      showToast(productText('goods.offShelf'));
      return;
    }
    setChosen({ line, product: found.goods });
    setIsOpen(true);
  });
  return {
    open: (line) => void open(line),
    sheet:
      chosen === undefined ? null : (
        <LazyChoosingSheet
          key={`${chosen.line.key}/${chosen.line.skuId ?? 0}`}
          product={chosen.product}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          actions={['select']}
          start={{ skuId: chosen.line.skuId, quantity: chosen.line.quantity }}
          onConfirm={(_, { sku, quantity }) => {
            const { line, product } = chosen;
            if (sku !== undefined && sku.id !== line.skuId) cart.changeSku(line.key, sku, product, quantity);
            else cart.setQuantity(line.key, quantity);
            setIsOpen(false);
          }}
        />
      ),
  };
}
