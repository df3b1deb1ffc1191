import { useText, type ConfirmRequest } from '@pawlet/widgets';
import { useStorefront } from '../../storefront.ts';
import { accountMessages } from './accountMessages.ts';

/**
 * Returns the text for a confirmation about queued changes that are lost with the session; nothing where there are
 * none.
 */
export function useLogOutLoss(): () => Pick<ConfirmRequest, 'text' | 'destructive'> {
  const storefront = useStorefront();
  const text = useText(accountMessages);
  return () => {
    const count = storefront.network?.started()?.store.getState().waiting ?? 0;
    return count === 0 ? {} : { text: text('account.logOutLoses', { count }), destructive: true };
  };
}
