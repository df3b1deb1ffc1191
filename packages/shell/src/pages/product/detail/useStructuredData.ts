import type { ProductDetail } from '@pawlet/core/api';
import { usePawlet } from '@pawlet/widgets';
import { useEffect } from 'react';
import { paths } from '../../../routing/paths.ts';
import { productData } from './structuredData.ts';

/**
 * Adds structured data of the product for search engines while its page is shown: a data block in the head, which
 * executes nothing.
 */
export function useStructuredData(product: ProductDetail, isActive: boolean): void {
  const { routeUrl } = usePawlet();
  useEffect(() => {
    if (!isActive) return undefined;
    const { href } = new URL(routeUrl(`${paths.product}?id=${product.id}`), document.baseURI);
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.textContent = JSON.stringify(productData(product, href));
    document.head.append(block);
    return () => block.remove();
  }, [product, isActive, routeUrl]);
}
