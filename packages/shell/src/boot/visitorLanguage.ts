import type { InterfaceLanguage } from '@pawlet/core/i18n';
import { parsePublicAddress } from '../routing/publicAddress.ts';
import { toOfferedLanguage } from './offeredLanguages.ts';

/**
 * The language of a visitor who has not chosen one, as the server finds it: that of the path, else that of the page
 * that the server has rendered, else the browser's first one that the shop offers, else its default.
 */
export function getVisitorLanguage(
  pathname: string,
  rendered: InterfaceLanguage | undefined,
  browserLanguages: readonly string[],
  offered: readonly InterfaceLanguage[] = [],
): InterfaceLanguage {
  const path = parsePublicAddress(pathname)?.language ?? rendered;
  const found = [...(path === undefined ? [] : [path]), ...browserLanguages].map((tag) =>
    toOfferedLanguage(tag, offered),
  );
  return found.find((language) => language !== undefined) ?? offered[0] ?? 'zh';
}
