import type { LogInResult } from '@pawlet/core/api';
import { usePawlet, useToast } from '../../runtime/index.ts';
import type { AgreementState } from './Agreement.tsx';

export interface FinishOptions {
  /** The shopper is logged in. */
  readonly onDone: () => void;
  /** Account, password or code was wrong. */
  readonly onWrong: (message: string) => void;
  /** The server reports an invalid field by wire name; returns whether the form has it. */
  readonly onField?: ((name: string, message: string) => boolean) | undefined;
  readonly agreement?: AgreementState | undefined;
}

/** Handles the result of a log-in. */
export function useFinish(options: FinishOptions): (result: LogInResult) => void {
  const { account } = usePawlet();
  const showToast = useToast();
  return (result) => {
    switch (result.status) {
      case 'ok':
        account.logIn(result);
        options.onDone();
        break;
      case 'wrong-credentials':
        options.onWrong(result.message);
        break;
      case 'rate-limited':
        showToast(result.message);
        break;
      case 'agreement-required':
        options.agreement?.renew();
        break;
      case 'refused': {
        if (result.reason !== 'VALIDATION') break;
        const isShown = Object.keys(result.fields).some((name) => options.onField?.(name, result.message));
        if (!isShown && options.onField !== undefined) showToast(result.message);
        break;
      }
      case 'upgrade-required':
        // The shop shows the upgrade prompt.
        break;
    }
  };
}
