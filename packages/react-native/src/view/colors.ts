/** Colors of what is shown before and instead of the page, as in the page's own themes. */
export interface ShopColors {
  readonly page: string;
  readonly text: string;
  readonly faded: string;
  readonly button: string;
  readonly buttonText: string;
}

/** By theme. */
export const shopColors: Readonly<Record<'light' | 'dark', ShopColors>> = {
  light: { page: '#f5f5f7', text: '#1d1d1f', faded: '#5c5c61', button: '#1d1d1f', buttonText: '#ffffff' },
  dark: { page: '#111113', text: '#f5f5f7', faded: '#b0b0b6', button: '#f5f5f7', buttonText: '#111113' },
};
