import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAppearanceMistake, readAppearance, type PawletAppearance } from './appearance.ts';
import { contrast, parseColor, toHex, type Rgb } from './color.ts';
import type { ColorMode } from './palettes.ts';
import { shopVariables } from './shopVariables.ts';
import type { ConfigTheme } from './theme.ts';
import { themeVariables } from './themeVariables.ts';

const modes: readonly ColorMode[] = ['light', 'dark'];
const channel = fc.nat(255);
const hex = fc.tuple(channel, channel, channel).map((color) => toHex(color));

function rgb(text: string | undefined): Rgb {
  const color = parseColor(text ?? '');
  if (color === undefined) throw new Error(`${text} is not a colour`);
  return color;
}

describe('an appearance', () => {
  it('is parsed', () => {
    const given = {
      brand: '#0b1',
      corner: 'none',
      font: ` Inter,"Source Sans 3" , 'PT Serif', Noto Sans JP, system-ui, inherit`,
      density: 'compact',
    };
    expect(readAppearance(given)).toEqual({
      brand: '#00BB11',
      corner: 'none',
      // Quoted text is a name, even if it is a CSS keyword.
      font: '"Inter", "Source Sans 3", "PT Serif", "Noto Sans JP", system-ui, "inherit"',
      density: 'compact',
    });
    expect(findAppearanceMistake(given)).toBeUndefined();
    expect(readAppearance({ brand: undefined, font: null })).toEqual({});
    expect(findAppearanceMistake({ brand: undefined, font: null })).toBeUndefined();
  });

  it('is unchanged when parsed again', () => {
    const once = readAppearance({ brand: '#abc', font: 'Inter, Georgia, serif' });
    expect(readAppearance(once)).toEqual(once);
  });

  it('is unchanged when parsed again, however close to the limits', () => {
    const name = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,9}$/u);
    fc.assert(
      fc.property(hex, fc.array(name, { minLength: 1, maxLength: 60 }), (brand, names) => {
        const once = readAppearance({ brand, font: names.join(',') });
        expect(readAppearance(once)).toEqual(once);
      }),
    );
  });

  it.each([
    ['brand', 'red'],
    ['brand', 'var(--x)'],
    ['brand', '#12'],
    ['brand', 7],
    ['brand', ''],
    ['corner', 'round'],
    ['corner', '4px'],
    ['corner', 'toString'],
    ['density', 1],
    ['font', ''],
    ['font', 'Inter,'],
    ['font', 'Inter; color: red'],
    ['font', 'Inter}*{color:red'],
    ['font', '"Inter'],
    ['font', 'url(https://hostile.example)'],
    ['font', 'Inter/**/'],
    ['font', 'In\\ter'],
    ['font', 'In\nter'],
    ['font', '"a\'b"'],
    ['font', '</style>'],
    ['font', 'x'.repeat(201)],
  ])('ignores %s %j, and reports it', (field, value) => {
    expect(readAppearance({ [field]: value, density: field === 'density' ? value : 'compact' })).toEqual(
      field === 'density' ? {} : { density: 'compact' },
    );
    expect(findAppearanceMistake({ [field]: value })).toContain(
      `Pawlet: ${field} of appearance is ${JSON.stringify(value)}, so`,
    );
  });

  it('never breaks out of its declaration', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('"', "'", ',', ';', '}', '{', '(', '\\', '/', '*', '<', ' ', 'a', '-'),
      }),
    );
    fc.assert(
      fc.property(anything, (font) => {
        const read = readAppearance({ font }).font;
        // A list of quoted names, without quotes or line breaks inside, and of CSS keywords.
        expect(read ?? 'serif').toMatch(
          /^(?:"[\p{L}\p{N} ._-]+"|[a-zA-Z-]+)(?:, (?:"[\p{L}\p{N} ._-]+"|[a-zA-Z-]+))*$/u,
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('accepts any value', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        expect(
          Object.keys(readAppearance(given)).every((name) =>
            ['brand', 'corner', 'font', 'density'].includes(name),
          ),
        ).toBe(true);
        const mistake = findAppearanceMistake(given);
        expect(mistake === undefined || mistake.startsWith('Pawlet: ')).toBe(true);
      }),
    );
  });
});

describe('the resulting variables', () => {
  it('are empty without settings, so that the style sheet’s values apply', () => {
    for (const mode of modes) {
      expect(shopVariables(undefined, {}, mode)).toEqual({});
      expect(shopVariables(undefined, { corner: 'regular', density: 'regular' }, mode)).toEqual({});
    }
  });

  it('are those of the shop’s theme without a brand', () => {
    const theme = { bgColor: '#2F7D5B' };
    const own = Object.entries(themeVariables(theme, 'dark')).filter(([name]) =>
      name.startsWith('--pawlet-color-'),
    );
    expect(shopVariables(theme, {}, 'dark')).toEqual(
      Object.fromEntries(own.map(([name, value]) => [name.replace('--pawlet-', '--pawlet-shop-'), value])),
    );
  });

  it('replace the shop’s theme with the brand', () => {
    const theme = { bgColor: '#2F7D5B', color: '#000000' };
    for (const mode of modes)
      expect(shopVariables(theme, { brand: '#374486' }, mode)).toEqual(
        shopVariables(undefined, { brand: '#374486' }, mode),
      );
  });

  it.each([
    ['#FFF3B0', '#FFF3B0', '#1F1F1F'],
    ['#FFD400', '#FFD400', '#1F1F1F'],
    ['#0B1F4B', '#0B1F4B', '#FFFFFF'],
    // Such colours are known with white text: they are darkened for it.
    ['#2FA36B', '#228450', '#FFFFFF'],
  ])('keep buttons in %s: %s with %s', (brand, solid, words) => {
    const found = shopVariables(undefined, { brand }, 'light');
    expect(contrast(rgb(found['--pawlet-shop-color-solid']), rgb(solid))).toBeLessThan(1.1);
    expect(found['--pawlet-shop-color-on-solid']).toBe(words);
  });

  it('include corners, fonts and spacing', () => {
    expect(
      shopVariables(undefined, { corner: 'none', font: '"Inter"', density: 'compact' }, 'light'),
    ).toEqual({
      '--pawlet-shop-radius-small': '0px',
      '--pawlet-shop-radius-card': '0px',
      '--pawlet-shop-radius-sheet': '0px',
      '--pawlet-shop-radius-button': '0px',
      '--pawlet-shop-font': '"Inter",',
      '--pawlet-shop-density': '0.75',
    });
  });

  const texts = ['', '-secondary', '-primary', '-success', '-warning', '-danger'] as const;
  const grounds = ['page', 'card', 'raised'] as const;
  const tints = ['tint', 'tint-strong'] as const;

  /** Insufficient contrasts (4.5 for text, 3 for shapes) of an appearance, as messages. */
  function listFaint(appearance: PawletAppearance, mode: ColorMode, theme?: ConfigTheme): readonly string[] {
    const found = shopVariables(theme, appearance, mode);
    const faint = (first: string, second: string, least: number): string[] => {
      const [one, other] = [first, second].map((name) => rgb(found[`--pawlet-shop-color-${name}`]));
      const ratio = one === undefined || other === undefined ? 0 : contrast(one, other);
      return ratio >= least ? [] : [`${first} on ${second}: ${ratio.toFixed(2)}`];
    };
    return [
      ...[...grounds, ...tints].flatMap((ground) =>
        texts.flatMap((name) => faint(`text${name}`, ground, 4.5)),
      ),
      ...faint('on-solid', 'solid', 4.5),
      ...faint('on-danger', 'danger', 4.5),
      ...faint('on-toast', 'toast', 4.5),
      ...faint('on-warning', 'warning', 4.5),
      ...[...grounds, ...tints].flatMap((ground) => faint('focus', ground, 3)),
      ...grounds.flatMap((ground) => faint('solid-edge', ground, 3)),
      ...(['card', 'raised'] as const).flatMap((ground) => faint('primary', ground, 3)),
      ...(['card', 'raised'] as const).flatMap((ground) => faint('control-line', ground, 3)),
    ];
  }

  it('have sufficient contrast in light and dark, whatever the brand colour', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(...modes), (brand, mode) => {
        expect(listFaint({ brand }, mode)).toEqual([]);
      }),
      {
        numRuns: 500,
        examples: modes.flatMap((mode) =>
          [
            '#FFFFFF',
            '#000000',
            '#FFF3B0',
            '#0B1F4B',
            '#FF0000',
            '#00FF00',
            '#0000FF',
            '#777777',
            '#E56A54',
          ].map((brand): [string, ColorMode] => [brand, mode]),
        ),
      },
    );
  });

  it('have sufficient contrast in light and dark, whatever colors the shop has chosen for buttons and their text', () => {
    fc.assert(
      fc.property(hex, hex, fc.constantFrom(...modes), (bgColor, color, mode) => {
        expect(listFaint({}, mode, { bgColor, color })).toEqual([]);
      }),
      {
        numRuns: 500,
        examples: modes.flatMap((mode): [string, string, ColorMode][] => [
          ['#FFFFFF', '#FFFFFF', mode],
          ['#777777', '#777777', mode],
          ['#FFD400', '#FFFFFF', mode],
          ['#102030', '#000000', mode],
        ]),
      },
    );
  });

  it('have visible tints, unless the brand is almost the colour of the card', () => {
    for (const mode of modes)
      for (const brand of ['#FFF3B0', '#0B1F4B', '#FFD400', '#374486']) {
        const found = shopVariables(undefined, { brand }, mode);
        const card = rgb(found['--pawlet-shop-color-card']);
        for (const tint of tints)
          expect(contrast(rgb(found[`--pawlet-shop-color-${tint}`]), card)).toBeGreaterThanOrEqual(1.04);
        expect(contrast(rgb(found['--pawlet-shop-color-border-tint']), card)).toBeGreaterThanOrEqual(1.2);
      }
  });
});
