import type { SocialPlatform, UnlinkedPerson } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useConfigState, useText } from '../../runtime/index.ts';
import { AppLogIn } from './AppLogIn.tsx';
import styles from './Login.module.css';
import { loginMessages } from './loginMessages.ts';
import type { CodeWay } from '../verification-code/useCodeTimer.ts';
import { offeredPlatforms } from './offeredPlatforms.ts';
import { SocialButton } from './SocialButton.tsx';
import { WayButton } from './WayButton.tsx';

/** Starts the log-in with a social account; navigates away from the page. */
export type StartSocial = (platform: SocialPlatform) => Promise<void>;

export interface OtherWaysProps {
  /** The current method. */
  readonly way: 'code' | 'password';
  readonly onWay: (way: 'code' | 'password') => void;
  /** The other recipient of the code. @default none: there is only one, or no code is used */
  readonly otherCodeWay?: CodeWay | undefined;
  readonly onCodeWay: (way: CodeWay) => void;
  readonly onDone: () => void;
  readonly onUnlinked: (person: UnlinkedPerson) => void;
  /** @default none: the surrounding page cannot be left */
  readonly onSocial?: StartSocial | undefined;
}

/** The other log-in methods supported by the shop and the host. */
export function OtherWays({
  way,
  onWay,
  otherCodeWay,
  onCodeWay,
  onDone,
  onUnlinked,
  onSocial,
}: OtherWaysProps): ReactElement {
  const text = useText(loginMessages);
  const { config } = useConfigState();
  const social = onSocial === undefined ? [] : offeredPlatforms(config?.logInWays ?? []);
  return (
    <div className={styles['others']}>
      <p className={styles['othersTitle']}>{text('login.otherWays')}</p>
      <div className={styles['othersRow']}>
        {otherCodeWay === undefined ? null : (
          <WayButton
            icon={otherCodeWay === 'email' ? 'mail' : 'phone'}
            label={text(otherCodeWay === 'email' ? 'login.email' : 'login.mobile')}
            name={text(otherCodeWay === 'email' ? 'login.withEmailCode' : 'login.withMobileCode')}
            onClick={() => onCodeWay(otherCodeWay)}
          />
        )}
        {way === 'code' ? (
          <WayButton
            icon="lock"
            label={text('login.passwordWay')}
            name={text('login.withPassword')}
            onClick={() => onWay('password')}
          />
        ) : (
          <WayButton
            icon="phone"
            label={text('login.codeWay')}
            name={text('login.withCode')}
            onClick={() => onWay('code')}
          />
        )}
        {onSocial === undefined
          ? null
          : social.map((platform) => <SocialButton key={platform} platform={platform} onStart={onSocial} />)}
        <AppLogIn onDone={onDone} onUnlinked={onUnlinked} />
      </div>
    </div>
  );
}
