import { useText } from '@pawlet/widgets';
import type { TextFunction } from '@pawlet/core/i18n';
import { shellMessages } from '../shellMessages.ts';
import type { ShellTexts } from '../shellMessages.ts';

/** The texts of the mall's frame in the language of the shop. */
export function useShellText(): TextFunction<ShellTexts> {
  return useText(shellMessages);
}
