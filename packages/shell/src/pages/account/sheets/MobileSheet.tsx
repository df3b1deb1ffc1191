import { shopMessages } from '@pawlet/core/errors';
import { isFilled } from '@pawlet/core/rules';
import { usePawlet, useText, useToast } from '@pawlet/widgets';
import { CodeField } from '@pawlet/widgets/parts';
import { Field } from '@pawlet/widgets/ui';
import { accountMessages } from '../accountMessages.ts';
import { parsePhoneNumber } from '../phoneNumber.ts';
import { SheetForm } from '../SheetForm.tsx';
import { ProofField } from './ProofField.tsx';
import type { SheetContentProps } from './SheetContentProps.ts';
import { useOwnerProof } from './useOwnerProof.ts';
import { useProvedChange } from './useProvedChange.ts';

/** Changes the account's phone number; the owner is verified, and a code verifies the new number. */
export function MobileSheet({ user, onDone }: SheetContentProps) {
  const { api } = usePawlet();
  const text = useText(accountMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const check = (typed: string): string | undefined => {
    if (!isFilled(typed)) return shopText('check.mobile.required');
    return parsePhoneNumber(typed) === undefined ? shopText('check.mobile.incorrect') : undefined;
  };
  const proof = useOwnerProof(user);
  const { form, sendCode } = useProvedChange({
    proof,
    check,
    parse: parsePhoneNumber,
    event: 'changemobile',
    change: (target) => api.account.changeMobile(target),
    onDone: () => {
      showToast(text('account.mobileChanged'));
      onDone();
    },
  });
  return (
    <SheetForm submitLabel={text('account.saveMobile')} form={form}>
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
        label={text('account.newMobile')}
        hint={text('account.mobileHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={24}
      />
      <CodeField
        control={form.field('code')}
        send={sendCode}
        onRefused={(message) => form.refuse({ target: message })}
      />
    </SheetForm>
  );
}
