import { toInterfaceLanguage, type InterfaceLanguage } from '@pawlet/core/i18n';
import { parsePublicAddress } from '../routing/publicAddress.ts';

/**
 * The language of a visitor who has not chosen one, as the server finds it: that of the path, else that of the page
 * that the server has rendered, else the browser's first one that the shop has, else Chinese.
 */
export function getVisitorLanguage(
  pathname: string,
  rendered: InterfaceLanguage | undefined,
  browserLanguages: readonly string[],
): InterfaceLanguage {
  const known = browserLanguages.map(toInterfaceLanguage).find((language) => language !== undefined);
  return parsePublicAddress(pathname)?.language ?? rendered ?? known ?? 'zh';
}
