import { shopMessages } from '@pawlet/core/errors';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { InvoiceSheetProps } from '../parts/invoice/InvoiceSheet.tsx';
import { useText, useToast } from '../runtime/index.ts';
import { completeStyles } from '../runtime/styles/completeStyles.ts';
import type { CouponSheetProps } from './parts/CouponSheet.tsx';
import type { PriceChangedSheetProps } from './parts/PriceChangedSheet.tsx';
import type { StockShortageSheetProps } from './parts/StockShortageSheet.tsx';

interface Sheets {
  readonly InvoiceSheet: ComponentType<InvoiceSheetProps>;
  readonly CouponSheet: ComponentType<CouponSheetProps>;
  readonly PriceChangedSheet: ComponentType<PriceChangedSheetProps>;
  readonly StockShortageSheet: ComponentType<StockShortageSheetProps>;
}

/**
 * The sheets of the checkout, loaded after it is rendered; undefined until then. If they fail to load while one is
 * open, an error is shown and `onFailure` closes it.
 */
export function useSheets(isOpen: boolean, onFailure: () => void): Sheets | undefined {
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const [sheets, setSheets] = useState<Sheets>();
  const handleFailure = useRef(onFailure);
  useEffect(() => {
    handleFailure.current = () => {
      onFailure();
      showToast(shopText('error.network'));
    };
  });
  useEffect(() => {
    if (sheets !== undefined) return undefined;
    let isOver = false;
    Promise.all([import('./sheetsChunk.ts'), completeStyles()]).then(
      ([{ InvoiceSheet, CouponSheet, PriceChangedSheet, StockShortageSheet }]) => {
        if (!isOver) setSheets({ InvoiceSheet, CouponSheet, PriceChangedSheet, StockShortageSheet });
        return undefined;
      },
      () => {
        // A failed preload is retried when it is needed.
        if (!isOver && isOpen) handleFailure.current();
      },
    );
    return () => {
      isOver = true;
    };
  }, [isOpen, sheets]);
  return sheets;
}
