import type { UnlinkedPerson } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useAction, useHost, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { Button } from '../../ui/index.ts';
import { loginMessages } from './messages.ts';

export interface AppLogInProps {
  /** Somebody is logged in. */
  readonly onDone: () => void;
  /** The app knows her, the shop does not yet. */
  readonly onUnlinked: (person: UnlinkedPerson) => void;
}

/** Log-in with the account of the app around the page; nothing where it has none to offer. */
export function AppLogIn({ onDone, onUnlinked }: AppLogInProps): ReactElement | null {
  const { api, account } = usePawlet();
  const host = useHost();
  const text = useText(loginMessages);
  const showToast = useToast();

  const { run, isBusy } = useAction(async () => {
    const given = await host.login();
    // Nothing comes from who changed her mind, or was asked to upgrade the app.
    if (given === undefined) return;
    const result = await api.appLogin.withApp(given);
    if (result.status === 'ok') {
      account.logIn(result);
      onDone();
    } else if (result.status === 'not-linked') onUnlinked(result);
    else if (result.status === 'wrong-credentials') showToast(text('login.appFailed'));
    else if (result.status === 'rate-limited') showToast(result.message);
  });

  if (!host.isAvailable('login')) return null;
  return (
    <Button variant="outlined" size="l" block busy={isBusy} onClick={() => void run()}>
      {text('login.withApp')}
    </Button>
  );
}
