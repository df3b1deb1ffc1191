import { findAppearanceMistake, readAppearance, type PawletAppearance } from '@pawlet/core/theme';
import { appearanceOf } from './appearance.ts';
import type { EmbedShop } from './loader/types.ts';

/** How the page wants its widgets to look; what is wrong is left out, and told once. Undefined where it says nothing. */
export function readLook(shop: EmbedShop): PawletAppearance | undefined {
  const given = appearanceOf(shop.settings);
  const mistake = findAppearanceMistake(given);
  if (mistake !== undefined && mistake !== shop.told) console.error(mistake);
  shop.told = mistake;
  return given === undefined ? undefined : readAppearance(given);
}
