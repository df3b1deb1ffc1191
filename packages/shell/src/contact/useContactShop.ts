import { useConfig } from '@pawlet/widgets';
import { useStorefront } from '../storefront.ts';

/** Opens the contact sheet; undefined where the shop has no contact options. */
export function useContactShop(): (() => void) | undefined {
  const { contact } = useStorefront();
  const config = useConfig();
  if (config === undefined) return undefined;
  const { email, chatUrl } = config.contact;
  return config.phone === '' && email === '' && chatUrl === ''
    ? undefined
    : () => contact.setState(true, true);
}
