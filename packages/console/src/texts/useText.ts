import { useTranslate } from 'react-admin';
import type { TextKey } from './en.ts';

/** Translates a text of the console; an unknown key does not compile. */
export function useText(): (key: TextKey, values?: Readonly<Record<string, string | number>>) => string {
  const translate = useTranslate();
  return (key, values) => translate(`c.${key}`, values);
}
