import { parseColor, toHex } from './color.ts';

/** How a shop looks in the page that shows it, beside light and dark; what is left out is the shop's own. */
export interface PawletAppearance {
  /**
   * The page's brand colour in place of the shop's, as `#rrggbb` or `#rgb`. What is drawn is computed from it, and reads
   * in light and in dark mode (WCAG AA).
   */
  readonly brand?: string | undefined;
  /** Corners of cards, sheets, fields and buttons; what is round stays so. @default 'regular' */
  readonly corner?: 'none' | 'small' | 'regular' | 'large' | undefined;
  /**
   * Families of letters by their names, as in CSS: `Inter, "Source Sans 3"`; at most 200 characters, quotes around each. The shop's own follow, for
   * characters that they lack. A frame has the fonts of the device only.
   */
  readonly font?: string | undefined;
  /** Space between and around things; what is tapped keeps its size. @default 'regular' */
  readonly density?: 'compact' | 'regular' | 'comfortable' | undefined;
}

const corners: readonly PawletAppearance['corner'][] = ['none', 'small', 'regular', 'large'];
const densities: readonly PawletAppearance['density'][] = ['compact', 'regular', 'comfortable'];

/** Words of CSS that are no names of families, so that quotes would change them. */
const generic =
  /^(?:-apple-system|system-ui|(?:ui-)?(?:sans-serif|serif|monospace|rounded)|cursive|fantasy)$/iu;
/** Nothing in a name ends a text, a declaration or a rule. */
const familyName = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u;

/** Each family in quotes, which makes any name a name; undefined where one is none. */
function readFont(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const families = given.split(',').map((part) => {
    const name = part.trim().replace(/^(["'])(.*)\1$/u, '$2');
    if (generic.test(name)) return name;
    return familyName.test(name) ? `"${name}"` : undefined;
  });
  const font = families.join(', ');
  // Measured as it goes on its way: it is read again in every frame, and must be the same there.
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
 * Reads an appearance of unknown make, such as one from the page around a frame: what is wrong or unknown is left out, so
 * that what is left can stand in a style sheet.
 */
export function readAppearance(given: unknown): PawletAppearance {
  const found: Record<string, string> = {};
  for (const field of fields) {
    const read = readers[field]((given as PawletAppearance | null | undefined)?.[field]);
    if (read !== undefined) found[field] = read;
  }
  return found;
}

/** What is wrong with an appearance, and what to do, for whoever wrote it; undefined if nothing is. */
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
  // One sentence for all: some bundlers keep it in what an application ships.
  return `Pawlet: ${name} is ${JSON.stringify(value)}, so it is ignored. Write brand as "#rrggbb", corner as ${listOf(corners)}, font as "Inter, Georgia", density as ${listOf(densities)}.`;
}

function listOf(words: readonly unknown[]): string {
  return words.map((word) => JSON.stringify(word)).join(', ');
}
