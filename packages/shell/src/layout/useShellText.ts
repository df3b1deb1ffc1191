import { useText } from '@pawlet/widgets';
import type { TextFunction } from '@pawlet/core/i18n';
import { shellMessages } from '../shellMessages.ts';
import type { ShellTexts } from '../shellMessages.ts';

/** The texts of the storefront's frame in the shop's language. */
export function useShellText(): TextFunction<ShellTexts> {
  return useText(shellMessages);
}
