import { shopMessages } from '@pawlet/core/errors';
import { isEmail, isFilled } from '@pawlet/core/rules';
import { usePawlet, useText, useToast } from '@pawlet/widgets';
import { CodeField } from '@pawlet/widgets/parts';
import { Field } from '@pawlet/widgets/ui';
import { accountMessages } from '../accountMessages.ts';
import { SheetForm } from '../SheetForm.tsx';
import { ProofField } from './ProofField.tsx';
import type { SheetContentProps } from './SheetContentProps.ts';
import { useOwnerProof } from './useOwnerProof.ts';
import { useProvedChange } from './useProvedChange.ts';

/** Changes the account's e-mail address; the owner is verified, and a code verifies the new address. */
export function EmailSheet({ user, onDone }: SheetContentProps) {
  const { api } = usePawlet();
  const text = useText(accountMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const check = (typed: string): string | undefined => {
    if (!isFilled(typed)) return shopText('check.email.required');
    return isEmail(typed.trim()) ? undefined : shopText('check.email.incorrect');
  };
  const proof = useOwnerProof(user);
  const { form, sendCode } = useProvedChange({
    proof,
    check,
    parse: (typed) => ({ email: typed.trim() }),
    event: 'changeemail',
    change: (target) => api.account.changeEmail(target),
    onDone: () => {
      showToast(text('account.emailChanged'));
      onDone();
    },
  });
  return (
    <SheetForm submitLabel={text('account.saveEmail')} form={form}>
      <ProofField
        proof={proof}
        field={form.field('proof')}
        event="verify"
        codeLabel={text('account.ownCode')}
        onRefused={(message) => form.refuse({ proof: message })}
      />
      <Field
        {...form.field('target')}
        layout="stack"
        label={text('account.newEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <CodeField
        control={form.field('code')}
        send={sendCode}
        onRefused={(message) => form.refuse({ target: message })}
      />
    </SheetForm>
  );
}
