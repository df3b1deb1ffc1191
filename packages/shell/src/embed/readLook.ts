import { findAppearanceMistake, readAppearance, type PawletAppearance } from '@pawlet/core/theme';
import { getAppearance } from './appearance.ts';
import type { EmbedShop } from './loader/types.ts';

/** The page's appearance settings; invalid ones are left out, and reported once. Undefined where nothing is set. */
export function readLook(shop: EmbedShop): PawletAppearance | undefined {
  const given = getAppearance(shop.settings);
  const mistake = findAppearanceMistake(given);
  if (mistake !== undefined && mistake !== shop.told) console.error(mistake);
  shop.told = mistake;
  return given === undefined ? undefined : readAppearance(given);
}
