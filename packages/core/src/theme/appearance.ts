import { parseColor, toHex } from './color.ts';

/** Appearance of a shop on a page, besides light and dark; defaults are the shop's own. */
export interface PawletAppearance {
  /**
   * The page's brand colour instead of the shop's, as `#rrggbb` or `#rgb`. The rendered colours are computed from it,
   * with sufficient contrast in light and dark mode (WCAG AA).
   */
  readonly brand?: string | undefined;
  /** Corners of cards, sheets, fields and buttons; round elements stay round. @default 'regular' */
  readonly corner?: 'none' | 'small' | 'regular' | 'large' | undefined;
  /**
   * Font families by name, as in CSS: `Inter, "Source Sans 3"`; at most 200 characters including a pair of quotes
   * around each. The shop's own follow as fallback. A frame has only the fonts of the device.
   */
  readonly font?: string | undefined;
  /** Spacing within and between elements; touch targets keep their size. @default 'regular' */
  readonly density?: 'compact' | 'regular' | 'comfortable' | undefined;
}

const corners: readonly PawletAppearance['corner'][] = ['none', 'small', 'regular', 'large'];
const densities: readonly PawletAppearance['density'][] = ['compact', 'regular', 'comfortable'];

/** CSS keywords that are not family names and must not be quoted. */
const generic =
  /^(?:-apple-system|system-ui|(?:ui-)?(?:sans-serif|serif|monospace|rounded)|cursive|fantasy)$/iu;
/** No character in a name can end a string, a declaration or a rule. */
const familyName = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u;

/** Quotes each family, so that any name is valid; undefined if one is invalid. */
function readFont(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const families = given.split(',').map((part) => {
    const name = part.trim().replace(/^(["'])(.*)\1$/u, '$2');
    if (generic.test(name)) return name;
    return familyName.test(name) ? `"${name}"` : undefined;
  });
  const font = families.join(', ');
  // Limited in its final form: every frame parses it again, with the same result.
  return families.includes(undefined) || font.length > 200 ? undefined : font;
}

function readBrand(given: unknown): string | undefined {
  const color = typeof given === 'string' ? parseColor(given) : undefined;
  return color && toHex(color);
}

function oneOf<Known>(known: readonly Known[]): (given: unknown) => Known | undefined {
  return (given) => known.find((one) => one === given);
}

const readers = { brand: readBrand, corner: oneOf(corners), font: readFont, density: oneOf(densities) };
type Field = keyof PawletAppearance;
const fields = Object.keys(readers) as readonly Field[];

/**
 * Parses an untrusted appearance, such as one from the page around a frame: invalid or unknown values are dropped, so
 * that the rest is safe in a style sheet.
 */
export function readAppearance(given: unknown): PawletAppearance {
  const found: Record<string, string> = {};
  for (const field of fields) {
    const read = readers[field]((given as PawletAppearance | null | undefined)?.[field]);
    if (read !== undefined) found[field] = read;
  }
  return found;
}

/** Finds a mistake in an appearance, with its fix, for developers; undefined if there is none. */
export function findAppearanceMistake(given: unknown): string | undefined {
  if (given === undefined || given === null) return undefined;
  const fields = typeof given === 'object' ? Object.entries(given) : [['', given] as const];
  const wrong = fields.find(
    ([field, value]) =>
      value !== undefined &&
      value !== null &&
      !Object.hasOwn(readAppearance({ [field]: value as unknown }), field),
  );
  if (wrong === undefined) return undefined;
  const [field, value] = wrong;
  const name = field === '' ? 'appearance' : `${field} of appearance`;
  // One message for all: some bundlers keep it in production code.
  return `Pawlet: ${name} is ${JSON.stringify(value)}, so it is ignored. Write brand as "#rrggbb", corner as ${getList(corners)}, font as "Inter, Georgia", density as ${getList(densities)}.`;
}

function getList(words: readonly unknown[]): string {
  return words.map((word) => JSON.stringify(word)).join(', ');
}
