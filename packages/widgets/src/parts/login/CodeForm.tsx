import type { UnlinkedPerson } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { usePawlet, useText } from '../../runtime/index.ts';
import { Button, useForm } from '../../ui/index.ts';
import { Agreement, useAgreement } from './Agreement.tsx';
import { CodeField } from '../verification-code/CodeField.tsx';
import styles from './Login.module.css';
import { loginMessages } from './loginMessages.ts';
import { MobileField } from './MobileField.tsx';
import { useAreaCode } from './useAreaCode.ts';
import { plainNumber, useChecks } from './useChecks.ts';
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
  const finish = useFinish({ onDone, agreement, proof: 'code' });
  const form = useForm({
    initial: { mobile: '', code: '' },
    check: ({ mobile, code }) => ({ mobile: checks.mobile(areaCode)(mobile), code: checks.code(code) }),
    submit: async ({ mobile, code }, submission) => {
      const agreed = agreement.require();
      if (agreed === undefined) return;
      const { inviteId } = session.store.getState();
      const given = { mobile: plainNumber(mobile), areaCode, code: code.trim(), inviteId, agreed };
      finish(
        link === undefined
          ? await api.login.withCode(given)
          : await api.appLogin.linkMobile({ ...given, bindToken: link.bindToken }),
        submission,
      );
    },
  });

  const linkHint = linkFrom === 'app' ? 'login.linkHint' : 'login.linkSocialHint';
  return (
    <form className={styles['form']} {...form.props}>
      <div className={styles['fields']}>
        <MobileField control={form.field('mobile')} areaCode={areaCode} onAreaCode={setAreaCode} />
        <CodeField
          control={form.field('code')}
          way="mobile"
          send={async () =>
            form.check(['mobile'])
              ? api.login.sendCode({
                  mobile: plainNumber(form.values.mobile),
                  areaCode,
                  event: link === undefined ? 'mobilelogin' : 'bind',
                })
              : undefined
          }
          onSent={() => form.focus('code')}
        />
      </div>
      <p className={styles['hint']}>{text(link === undefined ? 'login.newHint' : linkHint)}</p>
      <Agreement agreement={agreement} />
      <Button type="submit" size="l" block busy={form.isBusy}>
        {text(link === undefined ? 'login.submit' : 'login.link')}
      </Button>
    </form>
  );
}
