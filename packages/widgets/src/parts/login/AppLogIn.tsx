import type { LogInResult, UnlinkedPerson } from '@pawlet/core/api';
import type { HostLogin } from '@pawlet/core/host';
import { createGuid } from '@pawlet/core/rules';
import type { ReactElement } from 'react';
import { useAction, useHost, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { loginMessages } from './loginMessages.ts';
import { useFinish } from './useFinish.ts';
import { WayButton } from './WayButton.tsx';

export interface AppLogInProps {
  /** The shopper is logged in. */
  readonly onDone: () => void;
  /** The person is known to the app, but not to the shop yet. */
  readonly onUnlinked: (person: UnlinkedPerson) => void;
}

/** Log-in with the account of the surrounding app or mini-program; renders nothing if unsupported. */
export function AppLogIn({ onDone, onUnlinked }: AppLogInProps): ReactElement | null {
  const { api, account, session } = usePawlet();
  const host = useHost();
  const text = useText(loginMessages);
  const showToast = useToast();
  const finishLogIn = useFinish({ onDone });

  const finish = (result: LogInResult | UnlinkedPerson): void => {
    if (result.status === 'not-linked') onUnlinked(result);
    else if (result.status === 'wrong-credentials') showToast(text('login.appFailed'));
    else finishLogIn(result);
  };
  /** A mini-program can send the number verified by its messaging app. */
  const withNumber = async (code: string, phone: NonNullable<HostLogin['phone']>): Promise<void> => {
    const { inviteId } = session.store.getState();
    const result = await api.appLogin.withWechatMobile({ code, ...phone, inviteId });
    if (result.status !== 'ok') {
      finish(result);
      return;
    }
    await account.adoptToken(result.token);
    session.setInviteId('');
    onDone();
  };

  const { run, isBusy } = useAction(async () => {
    const nonce = createGuid();
    const given = await host.login({ nonce });
    // Undefined if the shopper cancelled or has to upgrade the app.
    if (given === undefined) return;
    if (host.platform !== 'mini-program') finish(await api.appLogin.withApp({ ...given, nonce }));
    else if (given.phone === undefined) finish(await api.appLogin.withMiniProgram(given));
    else await withNumber(given.code, given.phone);
  });

  if (!host.isAvailable('login')) return null;
  return (
    <WayButton
      icon="user"
      label={text('login.app')}
      name={text('login.withApp')}
      busy={isBusy}
      onClick={() => void run()}
    />
  );
}
