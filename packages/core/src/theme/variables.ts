/** Colours that depend on the mode (light or dark) and the configured theme. */
export const colorVariables = [
  /** Titles and body. */
  '--pawlet-color-text',
  /** Secondary and tertiary text, placeholders. */
  '--pawlet-color-text-secondary',
  /** Small prices, discounts, links, the active tab. */
  '--pawlet-color-text-primary',
  '--pawlet-color-text-success',
  '--pawlet-color-text-warning',
  '--pawlet-color-text-danger',
  /** Fills, icons and large text in the theme's colour, adjusted for visibility. */
  '--pawlet-color-primary',
  '--pawlet-color-success',
  /** Fills under `--pawlet-color-on-warning`, or an icon next to text. */
  '--pawlet-color-warning',
  '--pawlet-color-danger',
  '--pawlet-color-on-warning',
  /** Solid buttons, and the text on them. */
  '--pawlet-color-solid',
  '--pawlet-color-on-solid',
  /** Border of solid elements: their own colour, adjusted for visibility on cards. */
  '--pawlet-color-solid-edge',
  '--pawlet-color-on-danger',
  /** The lightest tint of the theme (`number`), for surfaces under text; lightened for sufficient contrast. */
  '--pawlet-color-tint',
  /** The 8% (dark: 16%) tint behind selected options; all text colours have sufficient contrast on it. */
  '--pawlet-color-tint-strong',
  /** Border of tinted elements (`border`). */
  '--pawlet-color-border-tint',
  /** Border of inputs, check and radio marks. */
  '--pawlet-color-control-line',
  /** Decoration only. */
  '--pawlet-color-line',
  /** The page background. */
  '--pawlet-color-page',
  '--pawlet-color-card',
  /** Sheets, menus, toasts. */
  '--pawlet-color-raised',
  /** Placeholder of a loading picture, and skeletons. */
  '--pawlet-color-placeholder',
  /** Over the page, behind sheets and dialogs. */
  '--pawlet-color-mask',
  /** Toasts: a dark surface in both modes. */
  '--pawlet-color-toast',
  '--pawlet-color-on-toast',
  /** Focus ring. */
  '--pawlet-color-focus',
] as const;

/**
 * Sizes, layers and durations that do not depend on a shop's theme, with their values; a page's appearance may change
 * them.
 */
export const fixedVariables = {
  /** Spacing: a grid of 4 px. */
  '--pawlet-space-1': '4px',
  '--pawlet-space-2': '8px',
  '--pawlet-space-3': '12px',
  '--pawlet-space-4': '16px',
  '--pawlet-space-5': '20px',
  '--pawlet-space-6': '24px',
  '--pawlet-space-8': '32px',
  '--pawlet-gutter': '12px',
  '--pawlet-gap': '8px',
  /** Minimum side of a touch target. */
  '--pawlet-target': '44px',
  '--pawlet-radius-small': '4px',
  '--pawlet-radius-card': '8px',
  '--pawlet-radius-sheet': '16px',
  /** Buttons, chips and search fields: pills, unless the page's appearance changes them. */
  '--pawlet-radius-button': 'var(--pawlet-radius-pill)',
  '--pawlet-radius-pill': '999px',
  '--pawlet-font': '-apple-system, "PingFang SC", "Noto Sans CJK", Roboto, sans-serif',
  /** Font sizes, in em of the root: 16 px there. */
  '--pawlet-text-price': '1.625em',
  '--pawlet-text-title': '1.0625em',
  '--pawlet-text-body': '0.875em',
  '--pawlet-text-small': '0.75em',
  '--pawlet-text-tab': '0.6875em',
  '--pawlet-z-index-list': '965',
  '--pawlet-z-sticky': '970',
  '--pawlet-z-top-tips': '975',
  '--pawlet-z-navbar': '980',
  '--pawlet-z-mask': '10070',
  '--pawlet-z-popup': '10075',
  '--pawlet-z-no-network': '10080',
  '--pawlet-z-toast': '10090',
  '--pawlet-duration-press': '50ms',
  '--pawlet-duration-sheet': '250ms',
  '--pawlet-duration-page': '300ms',
  '--pawlet-duration-toast': '3000ms',
  '--pawlet-shadow-raised': '0 2px 12px rgb(0 0 0 / 12%)',
} as const;

/** Name of a colour variable. */
export type ColorVariable = (typeof colorVariables)[number];

/** Name of a size, layer or duration. */
export type FixedVariable = keyof typeof fixedVariables;

/** Name of any custom property of the theme. `--pawlet-rpx` is set by the root element, not here. */
export type ThemeVariable = ColorVariable | FixedVariable;
