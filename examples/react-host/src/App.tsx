import type { Pawlet } from '@pawlet/core';
import { PawletProvider } from '@pawlet/widgets';
import { ProductCard } from '@pawlet/widgets/product-card';

/** What server and browser render alike. */
export function App({ pawlet }: { readonly pawlet: Pawlet }) {
  return (
    <PawletProvider pawlet={pawlet}>
      <ProductCard productId={1} />
    </PawletProvider>
  );
}
