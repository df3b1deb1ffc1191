import { shopMessages } from '@pawlet/core/errors';
import { isCode, isFilled, limits } from '@pawlet/core/rules';
import { useAction, usePawlet, useText, useToast } from '@pawlet/widgets';
import { Field } from '@pawlet/widgets/ui';
import { CodeField } from '../CodeField.tsx';
import { accountMessages } from '../messages/messages.ts';
import { parsePhoneNumber } from '../phoneNumber.ts';
import { SheetForm } from '../SheetForm.tsx';
import { useFields } from '../useFields.ts';
import type { SheetContentProps } from './SheetContentProps.ts';

/** Moves the account to another number, which proves itself by a code. */
export function MobileSheet({ onDone }: SheetContentProps) {
  const { api } = usePawlet();
  const text = useText(accountMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const fields = useFields(['mobile', 'code'], { mobile: '', code: '' });
  const { mobile, code } = fields.values;
  const checkMobile = (given: string): string | undefined => {
    if (!isFilled(given)) return shopText('check.mobile.required');
    return parsePhoneNumber(given) === undefined ? shopText('check.mobile.incorrect') : undefined;
  };
  const { run: submit, isBusy } = useAction(async () => {
    const phone = parsePhoneNumber(mobile);
    const problems = {
      mobile: checkMobile(mobile),
      code: isCode(code.trim()) ? undefined : shopText('check.code', { digits: limits.codeDigits }),
    };
    if (fields.refuse(problems) || phone === undefined) return;
    const result = await api.account.changeMobile({ ...phone, code: code.trim() });
    switch (result.status) {
      case 'ok':
        showToast(text('account.mobileChanged'));
        onDone();
        return;
      case 'wrong-credentials':
        fields.refuse({ code: result.message });
        return;
      case 'rate-limited':
        showToast(result.message);
        return;
      case 'refused':
        fields.refuse({ [result.fields['captcha'] === undefined ? 'mobile' : 'code']: result.message });
    }
  });
  return (
    <SheetForm submitLabel={text('account.saveMobile')} isBusy={isBusy} onSubmit={() => void submit()}>
      <Field
        {...fields.bind('mobile', checkMobile)}
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
        recipientOf={() =>
          fields.refuse({ mobile: checkMobile(mobile) }) ? undefined : parsePhoneNumber(mobile)
        }
        onRefused={(message) => fields.refuse({ mobile: message })}
      />
    </SheetForm>
  );
}
