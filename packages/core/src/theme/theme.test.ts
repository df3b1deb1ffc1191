import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseColor, toHex, type Rgb } from './color.ts';
import { palettes, type ColorMode } from './palettes.ts';
import {
  borderTintOf,
  getBrand,
  primaryTextOf,
  solidButtonOf,
  themeStep,
  tintedBackgrounds,
  tintOf,
  type ConfigTheme,
} from './theme.ts';
import { themeVariables } from './themeVariables.ts';
import { colorVariables, fixedVariables, type ColorVariable } from './variables.ts';

/** A theme with all fields. */
type WholeTheme = { readonly [Field in keyof ConfigTheme]-?: NonNullable<ConfigTheme[Field]> };

const channel = fc.nat(255);
const hex = fc.tuple(channel, channel, channel).map((color) => toHex(color));
const modes: readonly ColorMode[] = ['light', 'dark'];

function rgb(text: string): Rgb {
  const color = parseColor(text);
  if (color === undefined) throw new Error(`${text} is not a colour`);
  return color;
}

function ratio(first: string, second: string): number {
  return Number(contrast(rgb(first), rgb(second)).toFixed(2));
}

describe('the default theme', () => {
  it('has the steps of the design', () => {
    expect(tintOf({})).toBe('#FCF0EE');
    expect(borderTintOf({})).toBe('#F2B5AA');
    expect(themeStep({}, 0)).toBe('#E56A54');
    expect(themeStep({}, 10)).toBe('#FFFFFF');
    expect(tintedBackgrounds(getBrand({}), 'light').map(toHex)).toEqual(['#FDF3F1']);
    expect(themeVariables({}, 'dark')['--pawlet-color-tint-strong']).toBe('#3C2827');
  });

  it('has the colours of the tables', () => {
    expect(primaryTextOf({}, 'light')).toBe('#B8432E');
    expect(primaryTextOf({ bgColor: '#e56a54' }, 'dark')).toBe('#F2917F');
    expect(solidButtonOf({})).toEqual({ background: '#C24A34', label: '#FFFFFF' });
  });

  it.each([
    ['#1F1F1F', '#FFFFFF', 16.48],
    ['#6B6B6B', '#F5F5F7', 4.89],
    ['#B8432E', '#FDF3F1', 4.97],
    ['#1F1F1F', '#FCF0EE', 14.79],
    ['#B8432E', '#FCF0EE', 4.85],
    ['#FFFFFF', '#C24A34', 4.86],
    ['#FFFFFF', '#E56A54', 3.22],
    ['#FFFFFF', '#047A43', 5.43],
    ['#1F1F1F', '#F59A23', 7.48],
    ['#F2917F', '#3C2827', 5.99],
    ['#A6A6AB', '#2A2A2D', 5.9],
    ['#7A7A80', '#1C1C1E', 3.99],
  ])('%s on %s is %d', (color, background, expected) => {
    expect(ratio(color, background)).toBe(expected);
  });
});

describe('configured themes', () => {
  it('have the primary text of the design', () => {
    expect(primaryTextOf({ bgColor: '#FFD400' }, 'light')).toBe('#856E00');
    expect(primaryTextOf({ bgColor: '#00AAFF' }, 'light')).toBe('#0077B2');
  });

  it('have a contrast of 4.5 wherever primary text is used', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(...modes), (bgColor, mode) => {
        const text = rgb(primaryTextOf({ bgColor }, mode));
        for (const background of [...palettes[mode].backgrounds, ...tintedBackgrounds(rgb(bgColor), mode)]) {
          expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  it('have solid buttons with a contrast of 4.5', () => {
    fc.assert(
      fc.property(hex, hex, (bgColor, color) => {
        const solid = solidButtonOf({ bgColor, color });
        expect(contrast(rgb(solid.background), rgb(solid.label))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('keep a brand colour with sufficient contrast', () => {
    expect(solidButtonOf({ bgColor: '#374486' })).toEqual({ background: '#374486', label: '#FFFFFF' });
    expect(primaryTextOf({ bgColor: '#374486' }, 'light')).toBe('#374486');
  });

  it('have a colour at every step, whatever step is requested', () => {
    fc.assert(
      fc.property(hex, fc.double(), fc.double(), (bgColor, ladder, step) => {
        expect(themeStep({ bgColor, ladder }, step)).toMatch(/^#[\dA-F]{6}$/u);
      }),
      {
        examples: [
          ['#000000', 10, Number.NaN],
          ['#000000', 5e-324, Infinity],
          ['#000000', 10, -1],
        ],
      },
    );
  });

  it('stay between the brand and white', () => {
    fc.assert(
      fc.property(hex, fc.double(), fc.double(), fc.double(), (bgColor, ladder, number, border) => {
        const theme = { bgColor, ladder, number, border };
        for (const color of [tintOf(theme), borderTintOf(theme)]) {
          for (const [index, value] of rgb(color).entries()) {
            expect(value).toBeGreaterThanOrEqual(rgb(bgColor)[index] ?? 0);
          }
        }
      }),
    );
  });

  it.each(['', 'red', '#12', 'url(x)', '#GGGGGG'])(
    'fall back to the default where bgColor is %j',
    (bgColor) => {
      expect(themeVariables({ bgColor }, 'light')).toEqual(themeVariables({}, 'light'));
    },
  );
});

describe('themeVariables', () => {
  it.each(modes)('returns every variable in %s mode', (mode) => {
    const names = [...colorVariables, ...Object.keys(fixedVariables)].sort();
    expect(Object.keys(themeVariables({}, mode)).sort()).toEqual(names);
  });

  const texts = ['', '-secondary', '-primary', '-success', '-warning', '-danger'] as const;
  const backgrounds = ['page', 'card', 'raised', 'tint', 'tint-strong'] as const;

  /** Insufficient contrasts of a theme, as messages. */
  function listFaint(theme: ConfigTheme, mode: ColorMode): readonly string[] {
    const variables = themeVariables(theme, mode);
    const faint = (first: ColorVariable, second: ColorVariable, least: number): string[] => {
      const found = contrast(rgb(variables[first]), rgb(variables[second]));
      return found >= least ? [] : [`${first} on ${second}: ${found.toFixed(2)}`];
    };
    return [
      ...backgrounds.flatMap((background) =>
        texts.flatMap((name) => faint(`--pawlet-color-text${name}`, `--pawlet-color-${background}`, 4.5)),
      ),
      // The default colour has 2.96 on the light page, so it is not used there.
      ...(['card', 'raised'] as const).flatMap((background) =>
        faint('--pawlet-color-primary', `--pawlet-color-${background}`, 3),
      ),
      ...backgrounds.flatMap((background) =>
        faint('--pawlet-color-focus', `--pawlet-color-${background}`, 3),
      ),
      ...backgrounds
        .slice(0, 3)
        .flatMap((background) => faint('--pawlet-color-solid-edge', `--pawlet-color-${background}`, 3)),
      ...faint('--pawlet-color-on-solid', '--pawlet-color-solid', 4.5),
      ...faint('--pawlet-color-on-danger', '--pawlet-color-danger', 4.5),
      ...faint('--pawlet-color-on-toast', '--pawlet-color-toast', 4.5),
    ];
  }

  it.each(modes)('has colours with sufficient contrast on every background in %s mode', (mode) => {
    expect(listFaint({}, mode)).toEqual([]);
  });

  it('has them for any configured colours and steps', () => {
    const step = fc.oneof(fc.nat(20), fc.double());
    fc.assert(
      fc.property(
        fc.record({ bgColor: hex, color: hex, ladder: step, number: step, border: step }),
        fc.constantFrom(...modes),
        (theme, mode) => {
          expect(listFaint(theme, mode)).toEqual([]);
        },
      ),
      {
        // Brands are often pure colours, and for the default one only the steps may differ.
        examples: modes.flatMap((mode) =>
          [
            '#FFFFFF',
            '#000000',
            '#FF0000',
            '#00FF00',
            '#0000FF',
            '#FFFF00',
            '#00FFFF',
            '#777777',
            '#E56A54',
          ].map((bgColor, index): [WholeTheme, ColorMode] => [
            { bgColor, color: index % 2 === 0 ? '#FFFFFF' : bgColor, ladder: 10, number: 1, border: 5 },
            mode,
          ]),
        ),
      },
    );
  });

  it('keeps a brand colour with sufficient contrast', () => {
    expect(themeVariables({ bgColor: '#00AAFF' }, 'dark')['--pawlet-color-primary']).toBe('#00AAFF');
    expect(themeVariables({ bgColor: '#FFD400' }, 'light')['--pawlet-color-primary']).not.toBe('#FFD400');
  });

  it('has the layers of the spec', () => {
    expect(fixedVariables).toMatchObject({
      '--pawlet-z-toast': '10090',
      '--pawlet-z-no-network': '10080',
      '--pawlet-z-popup': '10075',
      '--pawlet-z-mask': '10070',
      '--pawlet-z-navbar': '980',
      '--pawlet-z-top-tips': '975',
      '--pawlet-z-sticky': '970',
      '--pawlet-z-index-list': '965',
    });
  });
});
