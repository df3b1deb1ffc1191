import type { Pawlet } from '@pawlet/core';
import { PawletProvider } from '@pawlet/widgets';
import { ProductCard } from '@pawlet/widgets/product-card';

/** Set for both: a server has neither the page's language nor the browser's. */
export const market = { language: 'zh', country: 'CHN' } as const;

interface AppProps {
  readonly pawlet: Pawlet;
}

/** What server and browser render alike. */
export function App({ pawlet }: AppProps) {
  return (
    <PawletProvider pawlet={pawlet}>
      <ProductCard productId={1} />
    </PawletProvider>
  );
}
