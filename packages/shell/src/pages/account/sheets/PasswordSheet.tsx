import { shopMessages } from '@pawlet/core/errors';
import { isNewPassword } from '@pawlet/core/rules';
import { usePawlet, useText, useToast } from '@pawlet/widgets';
import { Field, useForm } from '@pawlet/widgets/ui';
import { accountMessages } from '../accountMessages.ts';
import { SheetForm } from '../SheetForm.tsx';
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
  const { hasPassword } = user;
  const ownerProof = useOwnerProof(user);
  const form = useForm({
    initial: { proof: '', password: '' },
    check: ({ proof, password }) => ({
      proof: ownerProof.check(proof),
      password: isNewPassword(password) ? undefined : shopText('check.password.length'),
    }),
    submit: async ({ proof, password }, { refuse }) => {
      const result = await api.account.changePassword(
        hasPassword ? { password, oldPassword: proof } : { password, code: proof.trim() },
      );
      switch (result.status) {
        case 'ok':
          showToast(text('account.passwordChanged'));
          onDone();
          return;
        case 'wrong-credentials':
          refuse({ proof: result.message });
          return;
        case 'rate-limited':
          showToast(result.message);
          return;
        case 'refused':
          refuse({ [result.fields['newpassword'] === undefined ? 'proof' : 'password']: result.message });
      }
    },
  });
  if (ownerProof.kind === 'none') {
    return <p className={styles['note']}>{text('account.unreachable')}</p>;
  }
  return (
    <SheetForm submitLabel={text('account.savePassword')} form={form}>
      <ProofField
        proof={ownerProof}
        field={form.field('proof')}
        event="changepwd"
        onRefused={(message) => form.refuse({ proof: message })}
      />
      <Field
        {...form.field('password')}
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
