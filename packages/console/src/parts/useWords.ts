import type { Scope } from '@pawlet/operator';
import { usePermissions } from 'react-admin';
import { useFormat } from '../texts/useFormat.ts';
import { useText, useWord } from '../texts/useText.ts';

/** What records are described with: texts, formats, and what the person may see. */
export type Words = ReturnType<typeof useWords>;

/** Texts and formats in the language of the console, and the scopes of the person. */
export function useWords() {
  const text = useText();
  const word = useWord();
  const format = useFormat();
  const { permissions } = usePermissions<readonly Scope[]>();
  return { ...format, text, word, may: (scope: Scope) => permissions?.includes(scope) === true };
}
