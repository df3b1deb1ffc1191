import type { LogInResult } from '@pawlet/core/api';
import { usePawlet, useToast } from '../../runtime/index.ts';
import type { Submission } from '../../ui/index.ts';
import type { AgreementState } from './Agreement.tsx';

/** The fields of the log-in forms. */
type LogInField = 'account' | 'username' | 'mobile' | 'email' | 'password' | 'code';

const fieldsByWireName: Readonly<Record<string, LogInField>> = {
  account: 'account',
  username: 'username',
  mobile: 'mobile',
  email: 'email',
  password: 'password',
  newpassword: 'password',
  captcha: 'code',
  code: 'code',
};

export interface FinishOptions {
  /** The shopper is logged in. */
  readonly onDone: () => void;
  /** The field that wrong credentials are shown at. @default none: there is no form */
  readonly proof?: 'code' | 'password' | undefined;
  readonly agreement?: AgreementState | undefined;
}

/** Handles the result of an attempt to log in. */
export function useFinish(
  options: FinishOptions,
): (result: LogInResult, submission?: Submission<LogInField>) => void {
  const { account } = usePawlet();
  const showToast = useToast();
  return (result, submission) => {
    switch (result.status) {
      case 'ok':
        account.logIn(result);
        options.onDone();
        break;
      case 'wrong-credentials':
        if (options.proof !== undefined) submission?.refuse({ [options.proof]: result.message });
        break;
      case 'rate-limited':
        showToast(result.message);
        break;
      case 'agreement-required':
        options.agreement?.renew();
        break;
      case 'refused': {
        if (result.reason !== 'VALIDATION') break;
        const named = Object.keys(result.fields).flatMap((name) => fieldsByWireName[name] ?? []);
        submission?.refuse(Object.fromEntries(named.map((field) => [field, result.message])), result.message);
        break;
      }
      case 'upgrade-required':
        // The shop shows the upgrade prompt.
        break;
    }
  };
}
