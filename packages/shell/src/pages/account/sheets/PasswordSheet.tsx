import { shopMessages } from '@pawlet/core/errors';
import { isNewPassword } from '@pawlet/core/rules';
import { useAction, usePawlet, useText, useToast } from '@pawlet/widgets';
import { Field } from '@pawlet/widgets/ui';
import { accountMessages } from '../accountMessages.ts';
import { SheetForm } from '../SheetForm.tsx';
import { useFields } from '../useFields.ts';
import styles from '../Account.module.css';
import { ProofField } from './ProofField.tsx';
import type { SheetContentProps } from './SheetContentProps.ts';
import { useOwnerProof } from './useOwnerProof.ts';

/** Sets the password; verified by the old one, or by a code where there is none yet. */
export function PasswordSheet({ user, onDone }: SheetContentProps) {
  const { api } = usePawlet();
  const text = useText(accountMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const fields = useFields(['proof', 'password'], { proof: '', password: '' });
  const { proof, password } = fields.values;
  const { hasPassword } = user;
  const ownerProof = useOwnerProof(user);
  const checkPassword = (given: string): string | undefined =>
    isNewPassword(given) ? undefined : shopText('check.password.length');
  const { run: submit, isBusy } = useAction(async () => {
    if (fields.refuse({ proof: ownerProof.check(proof), password: checkPassword(password) })) return;
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
  if (ownerProof.kind === 'none') {
    return <p className={styles['note']}>{text('account.unreachable')}</p>;
  }
  return (
    <SheetForm submitLabel={text('account.savePassword')} isBusy={isBusy} onSubmit={() => void submit()}>
      <ProofField
        proof={ownerProof}
        field={fields.bind('proof')}
        event="changepwd"
        onRefused={(message) => fields.refuse({ proof: message })}
      />
      <Field
        {...fields.bind('password', checkPassword)}
        layout="stack"
        label={text('account.newPassword')}
        hint={text('account.passwordHint')}
        type="password"
        autoComplete="new-password"
        maxLength={128}
      />
    </SheetForm>
  );
}
