import { isTextKey } from './isTextKey.ts';
import type { useText } from './useText.ts';

/** The word for a value of the API by its text; the value itself where the console has none, as for new ones. */
export function toWord(text: ReturnType<typeof useText>, key: string, value: string): string {
  return isTextKey(key) ? text(key) : value;
}
