import type { ProductDetail } from '@pawlet/core/api';
import { usePawlet } from '@pawlet/widgets';
import { useEffect } from 'react';
import { paths } from '../../../routing/paths.ts';
import { productData } from './structuredData.ts';

/**
 * Adds structured data of the product for search engines while its page is shown: a data block in the head, which
 * executes nothing. It replaces that of a server.
 */
export function useStructuredData(product: ProductDetail, isActive: boolean): void {
  const { routeUrl } = usePawlet();
  useEffect(() => {
    if (!isActive) return undefined;
    const { hash, pathname } = window.location;
    // A visit at paths has the URL of the page, as a server gave it.
    const { href } = new URL(
      hash === '' ? pathname : routeUrl(`${paths.product}?id=${product.id}`),
      document.baseURI,
    );
    document.head.querySelector('script[data-product]')?.remove();
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.dataset['product'] = '';
    block.textContent = JSON.stringify(productData(product, href));
    document.head.append(block);
    return () => block.remove();
  }, [product, isActive, routeUrl]);
}
