import { shopMessages } from '@pawlet/core/errors';
import { isFilled } from '@pawlet/core/rules';
import { usePawlet, useText, useToast } from '@pawlet/widgets';
import { Field } from '@pawlet/widgets/ui';
import { CodeField } from '../CodeField.tsx';
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
  const { fields, submit, isBusy, recipientOf, refuse } = useProvedChange({
    proof,
    name: 'mobile',
    check,
    parse: parsePhoneNumber,
    change: (target) => api.account.changeMobile(target),
    onDone: () => {
      showToast(text('account.mobileChanged'));
      onDone();
    },
  });
  return (
    <SheetForm submitLabel={text('account.saveMobile')} isBusy={isBusy} onSubmit={submit}>
      <ProofField
        proof={proof}
        field={fields.bind('proof')}
        event="verify"
        codeLabel={text('account.ownCode')}
        onRefused={(message) => fields.refuse({ proof: message })}
      />
      <Field
        {...fields.bind('mobile', check)}
        layout="stack"
        label={text('account.newMobile')}
        hint={text('account.mobileHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={24}
      />
      <CodeField
        field={fields.bind('code')}
        event="changemobile"
        recipientOf={recipientOf}
        onRefused={refuse}
      />
    </SheetForm>
  );
}
