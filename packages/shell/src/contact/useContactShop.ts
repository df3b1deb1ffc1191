import { useConfig } from '@pawlet/widgets';
import { useMall } from '../mall.ts';

/** Shows how the shop is reached; undefined where it has said no way. */
export function useContactShop(): (() => void) | undefined {
  const { contact } = useMall();
  const config = useConfig();
  if (config === undefined) return undefined;
  const { email, chatUrl } = config.contact;
  return config.phone === '' && email === '' && chatUrl === ''
    ? undefined
    : () => contact.setState(true, true);
}
