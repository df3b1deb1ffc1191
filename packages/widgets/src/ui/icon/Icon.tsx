import { Glyph } from './Glyph.tsx';
import type { GlyphProps } from './Glyph.tsx';
import * as paths from './paths.ts';

/** Names of the icon set. */
export type IconName = keyof typeof paths;

const set: Readonly<Record<IconName, string>> = paths;

export interface IconProps extends Omit<GlyphProps, 'path'> {
  /** Name of the icon. */
  readonly name: IconName;
}

/** An icon of the shop's set, in the text colour. */
export function Icon({ name, ...rest }: IconProps) {
  return <Glyph path={set[name]} {...rest} />;
}
