import { shopMessages } from '@pawlet/core/errors';
import { useEffect, useRef, useState } from 'react';
import { useText, useToast } from '../runtime/index.ts';

type Sheets = typeof import('./sheetsChunk.ts');

/**
 * The sheets of the checkout, loaded once it stands; undefined until then. Where they do not come although one is open,
 * the shopper is told and `onFailure` closes it.
 */
export function useSheets(isOpen: boolean, onFailure: () => void): Sheets | undefined {
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const [sheets, setSheets] = useState<Sheets>();
  const handleFailure = useRef(() => undefined);
  useEffect(() => {
    handleFailure.current = () => {
      if (!isOpen) return;
      onFailure();
      showToast(shopText('error.network'));
    };
  });
  useEffect(() => {
    if (sheets !== undefined) return undefined;
    let isOver = false;
    import('./sheetsChunk.ts').then(
      (module) => {
        if (!isOver) setSheets(module);
        return undefined;
      },
      () => {
        if (!isOver) handleFailure.current();
      },
    );
    return () => {
      isOver = true;
    };
  }, [isOpen, sheets]);
  return sheets;
}
