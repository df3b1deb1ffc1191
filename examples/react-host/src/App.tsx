import type { Pawlet } from '@pawlet/core';
import type { PawletState } from '@pawlet/core/queries';
import { PawletProvider } from '@pawlet/widgets';
import { ProductCard } from '@pawlet/widgets/product-card';

/** Set for both: a server has neither the page's language nor the browser's. */
export const market = { language: 'zh', country: 'CHN' } as const;

interface AppProps {
  readonly pawlet: Pawlet;
  /** The data that the server has loaded, in the browser. */
  readonly state?: PawletState;
}

/** What server and browser render alike. */
export function App({ pawlet, state }: AppProps) {
  return (
    <PawletProvider pawlet={pawlet} state={state}>
      <ProductCard productId={1} />
    </PawletProvider>
  );
}
