import { defaultTheme, type ConfigTheme } from '@pawlet/core/theme';

/** Whether the shop's colours are the default ones, which style sheets contain. */
export function isDefaultTheme(theme: ConfigTheme | undefined): boolean {
  return Object.entries(defaultTheme).every(
    ([name, value]) =>
      String(theme?.[name as keyof ConfigTheme] ?? value).toLowerCase() === String(value).toLowerCase(),
  );
}
