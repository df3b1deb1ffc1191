import type { Rgb } from './color.ts';

/** Light or dark. */
export type ColorMode = 'light' | 'dark';

/** The colours that do not depend on the configured theme. */
export interface Palette {
  readonly text: string;
  readonly textSecondary: string;
  readonly textSuccess: string;
  readonly textWarning: string;
  readonly textDanger: string;
  readonly success: string;
  readonly warning: string;
  readonly danger: string;
  readonly onDanger: string;
  readonly controlLine: string;
  readonly line: string;
  readonly page: string;
  readonly card: string;
  readonly raised: string;
  readonly placeholder: string;
  /** The backgrounds for text in the primary colour. */
  readonly backgrounds: readonly Rgb[];
  /** Share of the theme's colour in the tint on each of them. */
  readonly tintShare: number;
}

/** Text on light surfaces, and on solid elements where it has more contrast than white. */
export const ink = '#1F1F1F';

export const palettes: Readonly<Record<ColorMode, Palette>> = {
  light: {
    text: ink,
    textSecondary: '#6B6B6B',
    textSuccess: '#047A43',
    textWarning: '#8A5200',
    textDanger: '#B3261E',
    success: '#07A35A',
    warning: '#F59A23',
    danger: '#B3261E',
    onDanger: '#FFFFFF',
    controlLine: '#8A8A8F',
    line: '#EEEEEE',
    page: '#F5F5F7',
    card: '#FFFFFF',
    raised: '#FFFFFF',
    placeholder: '#E4E4E8',
    backgrounds: [
      [255, 255, 255],
      [245, 245, 247],
    ],
    tintShare: 0.08,
  },
  dark: {
    text: '#F2F2F2',
    textSecondary: '#A6A6AB',
    textSuccess: '#3DCB82',
    textWarning: '#F2A93B',
    textDanger: '#FF8A80',
    success: '#3DCB82',
    warning: '#F2A93B',
    danger: '#FF8A80',
    onDanger: ink,
    controlLine: '#7A7A80',
    line: '#3A3A3D',
    page: '#111113',
    card: '#1C1C1E',
    raised: '#2A2A2D',
    placeholder: '#2A2A2D',
    backgrounds: [
      [17, 17, 19],
      [28, 28, 30],
      [42, 42, 45],
    ],
    tintShare: 0.16,
  },
};
