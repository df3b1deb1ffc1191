import type { EmbedSettings } from './loader/types.ts';

/** How the page wants its widgets to look, as it says it: by `update`, else by the attributes of the script; undefined if by neither. */
export function appearanceOf({ appearance, brand, corner, font, density }: EmbedSettings): unknown {
  if (appearance !== undefined) return appearance;
  return (brand ?? corner ?? font ?? density) === undefined ? undefined : { brand, corner, font, density };
}
