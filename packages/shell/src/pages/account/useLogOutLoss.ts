import { useText, type ConfirmRequest } from '@pawlet/widgets';
import { useMall } from '../../mall.ts';
import { accountMessages } from './accountMessages.ts';

/** Answers what a question has to say of the changes that wait for the network and go with the log-in; nothing where none do. */
export function useLogOutLoss(): () => Pick<ConfirmRequest, 'text' | 'destructive'> {
  const mall = useMall();
  const text = useText(accountMessages);
  return () => {
    const count = mall.network?.started()?.store.getState().waiting ?? 0;
    return count === 0 ? {} : { text: text('account.logOutLoses', { count }), destructive: true };
  };
}
