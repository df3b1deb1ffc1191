import type { EmbedShop } from './loader/types.ts';

/**
 * The country for variants, cart and checkout: that of the prices which the cards show, else the page's; undefined where
 * neither is known, and the shop chooses it.
 */
export function getCountry({
  settings: { country },
  sold,
}: Pick<EmbedShop, 'settings' | 'sold'>): string | undefined {
  return (sold?.setting === country ? sold.country : country) || undefined;
}
