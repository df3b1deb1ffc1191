import { en, type TextKey } from './en.ts';

/** Whether the console has a text of this name. */
export function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(en, key);
}
