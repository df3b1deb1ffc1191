import type { UnlinkedPerson } from '@pawlet/core/api';
import type { ReactElement, SyntheticEvent } from 'react';
import { useAction, usePawlet, useText } from '../../runtime/index.ts';
import { Button } from '../../ui/index.ts';
import { Agreement, useAgreement } from './Agreement.tsx';
import { CodeField } from './CodeField.tsx';
import styles from './Login.module.css';
import { loginMessages } from './loginMessages.ts';
import { MobileField } from './MobileField.tsx';
import { useAreaCode } from './useAreaCode.ts';
import { plainNumber, useChecks } from './useChecks.ts';
import { useFields } from './useFields.ts';
import { useFinish } from './useFinish.ts';

export interface CodeFormProps {
  /** The shopper is logged in. */
  readonly onDone: () => void;
  /** A person of the surrounding app or a provider whose account is linked to the number. @default none: a log-in */
  readonly link?: Pick<UnlinkedPerson, 'bindToken'> | undefined;
  /** Origin of the linked account. @default 'app' */
  readonly linkFrom?: 'app' | 'social' | undefined;
}

/** Log-in by mobile number and code; creates an account for a new number. With `link` the other account is linked. */
export function CodeForm({ onDone, link, linkFrom = 'app' }: CodeFormProps): ReactElement {
  const { api, session } = usePawlet();
  const text = useText(loginMessages);
  const checks = useChecks();
  const agreement = useAgreement();
  const [areaCode, setAreaCode] = useAreaCode();
  const fields = useFields({ mobile: checks.mobile(areaCode), code: checks.code });
  const target = () => ({ mobile: plainNumber(fields.values.mobile), areaCode });
  const finish = useFinish({
    onDone,
    agreement,
    onWrong: (message) => fields.fail('code', message),
  });

  const { run: submit, isBusy } = useAction(async () => {
    if (!fields.check()) return;
    const agreed = agreement.require();
    if (agreed === undefined) return;
    const { inviteId } = session.store.getState();
    const given = { ...target(), code: fields.values.code.trim(), inviteId, agreed };
    finish(
      link === undefined
        ? await api.login.withCode(given)
        : await api.appLogin.linkMobile({ ...given, bindToken: link.bindToken }),
    );
  });

  const linkHint = linkFrom === 'app' ? 'login.linkHint' : 'login.linkSocialHint';
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={styles['fields']}>
        <MobileField control={fields.control('mobile')} areaCode={areaCode} onAreaCode={setAreaCode} />
        <CodeField
          control={fields.control('code')}
          way="mobile"
          event={link === undefined ? 'mobilelogin' : 'bind'}
          target={() => (fields.check(['mobile']) ? target() : undefined)}
          onSent={() => fields.focus('code')}
        />
      </div>
      <p className={styles['hint']}>{text(link === undefined ? 'login.newHint' : linkHint)}</p>
      <Agreement agreement={agreement} />
      <Button type="submit" size="l" block busy={isBusy}>
        {text(link === undefined ? 'login.submit' : 'login.link')}
      </Button>
    </form>
  );
}
