import { shopMessages } from '@pawlet/core/errors';
import { isCode, isNewPassword, limits } from '@pawlet/core/rules';
import { useAction, usePawlet, useText, useToast } from '@pawlet/widgets';
import { Field } from '@pawlet/widgets/ui';
import { CodeField } from '../CodeField.tsx';
import { accountMessages } from '../messages/messages.ts';
import { ownRecipient } from '../ownRecipient.ts';
import { SheetForm } from '../SheetForm.tsx';
import { useFields } from '../useFields.ts';
import styles from '../Account.module.css';
import type { SheetContentProps } from './SheetContentProps.ts';

/** Sets the password; the old one proves who asks, or a code where there is none yet. */
export function PasswordSheet({ user, onDone }: SheetContentProps) {
  const { api } = usePawlet();
  const text = useText(accountMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const fields = useFields(['proof', 'password'], { proof: '', password: '' });
  const { proof, password } = fields.values;
  const { hasPassword } = user;
  const recipient = ownRecipient(user);
  const checkPassword = (given: string): string | undefined =>
    isNewPassword(given) ? undefined : shopText('check.password.length');
  const checkProof = (): string | undefined => {
    if (hasPassword) return proof === '' ? shopText('check.password.required') : undefined;
    return isCode(proof.trim()) ? undefined : shopText('check.code', { digits: limits.codeDigits });
  };
  const { run: submit, isBusy } = useAction(async () => {
    if (fields.refuse({ proof: checkProof(), password: checkPassword(password) })) return;
    const result = await api.account.changePassword(
      hasPassword ? { password, oldPassword: proof } : { password, code: proof.trim() },
    );
    switch (result.status) {
      case 'ok':
        showToast(text('account.passwordChanged'));
        onDone();
        return;
      case 'wrong-credentials':
        fields.refuse({ proof: result.message });
        return;
      case 'rate-limited':
        showToast(result.message);
        return;
      case 'refused':
        fields.refuse({
          [result.fields['newpassword'] === undefined ? 'proof' : 'password']: result.message,
        });
    }
  });
  if (!hasPassword && recipient === undefined) {
    return <p className={styles['note']}>{text('account.unreachable')}</p>;
  }
  return (
    <SheetForm submitLabel={text('account.savePassword')} isBusy={isBusy} onSubmit={() => void submit()}>
      {hasPassword ? (
        <Field
          {...fields.bind('proof')}
          layout="stack"
          label={text('account.oldPassword')}
          type="password"
          autoComplete="current-password"
          maxLength={64}
        />
      ) : (
        <CodeField
          field={fields.bind('proof')}
          event="changepwd"
          recipientOf={() => recipient}
          onRefused={(message) => fields.refuse({ proof: message })}
        />
      )}
      <Field
        {...fields.bind('password', checkPassword)}
        layout="stack"
        label={text('account.newPassword')}
        hint={text('account.passwordHint')}
        type="password"
        autoComplete="new-password"
        maxLength={64}
      />
    </SheetForm>
  );
}
