import { commonInit } from '@pawlet/core/contract';
import { defaultTheme, shopVariables, type ConfigTheme } from '@pawlet/core/theme';
import type { EmbedShop } from '../loader/types.ts';

export { readLook } from '../readLook.ts';
export { shopVariables };

/** The colours that the shop has configured; undefined for the default ones, which the style sheet contains. */
export async function readTheme({ origin }: Pick<EmbedShop, 'origin'>): Promise<ConfigTheme | undefined> {
  const reply = await fetch(`${origin}${commonInit.path}?home=0`, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  const { data } = (await reply.json()) as { readonly data?: { readonly theme?: ConfigTheme } };
  const theme = data?.theme;
  const isDefault = Object.entries(defaultTheme).every(
    ([name, value]) =>
      String(theme?.[name as keyof ConfigTheme] ?? value).toLowerCase() === String(value).toLowerCase(),
  );
  return isDefault ? undefined : theme;
}
