import type { EmbedSettings } from './loader/types.ts';

/**
 * The page's appearance settings: from `update`, else from the attributes of the script; undefined if neither is set.
 */
export function getAppearance({ appearance, brand, corner, font, density }: EmbedSettings): unknown {
  if (appearance !== undefined) return appearance;
  return (brand ?? corner ?? font ?? density) === undefined ? undefined : { brand, corner, font, density };
}
