import { shopVariables } from '@pawlet/core/theme';
import type { CardTheme } from '../answer/types.ts';
import type { EmbedShop } from '../loader/types.ts';
import { readLook } from '../readLook.ts';

/** The custom properties of the page's appearance settings; they override the shop's theme. */
export function computeLook(shop: EmbedShop): CardTheme {
  const look = readLook(shop) ?? {};
  return { light: shopVariables(undefined, look, 'light'), dark: shopVariables(undefined, look, 'dark') };
}
