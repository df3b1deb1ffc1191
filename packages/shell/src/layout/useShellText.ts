import { useText } from '@pawlet/widgets';
import type { TextFunction } from '@pawlet/core/i18n';
import { shellMessages } from '../messages.ts';
import type { shellTexts } from '../messages.ts';

/** The texts of the mall's frame in the language of the shop. */
export function useShellText(): TextFunction<typeof shellTexts> {
  return useText(shellMessages);
}
