import type { Pawlet } from '@pawlet/core';
import { PawletProvider } from '@pawlet/widgets';
import { ProductCard } from '@pawlet/widgets/product-card';

/** Said to both: a server knows neither the page's language nor the browser's. */
export const market = { language: 'zh', country: 'CHN' } as const;

/** What server and browser render alike. */
export function App({ pawlet }: { readonly pawlet: Pawlet }) {
  return (
    <PawletProvider pawlet={pawlet}>
      <ProductCard productId={1} />
    </PawletProvider>
  );
}
