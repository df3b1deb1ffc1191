import { createPawlet } from '@pawlet/core';
import { PawletProvider } from '@pawlet/widgets';
import { ProductCard } from '@pawlet/widgets/product-card';
import '@pawlet/widgets/product-card.css';
import { createRoot } from 'react-dom/client';

const pawlet = createPawlet({ apiOrigin: import.meta.env.VITE_SHOP });
const card = <ProductCard productId={1} />;
const root = createRoot(document.querySelector('#root') as HTMLElement);
root.render(<PawletProvider pawlet={pawlet}>{card}</PawletProvider>);
