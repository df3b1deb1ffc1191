import { shopMessages } from '@pawlet/core/errors';
import { isCode, isEmail, isFilled, limits } from '@pawlet/core/rules';
import { useAction, usePawlet, useText, useToast } from '@pawlet/widgets';
import { Field } from '@pawlet/widgets/ui';
import { CodeField } from '../CodeField.tsx';
import { accountMessages } from '../messages/messages.ts';
import { SheetForm } from '../SheetForm.tsx';
import { useFields } from '../useFields.ts';
import type { SheetContentProps } from './SheetContentProps.ts';

/** Gives the account another e-mail address, which proves itself by a code. */
export function EmailSheet({ onDone }: SheetContentProps) {
  const { api } = usePawlet();
  const text = useText(accountMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const fields = useFields(['email', 'code'], { email: '', code: '' });
  const email = fields.values.email.trim();
  const code = fields.values.code.trim();
  const checkEmail = (given: string): string | undefined => {
    if (!isFilled(given)) return shopText('check.email.required');
    return isEmail(given.trim()) ? undefined : shopText('check.email.incorrect');
  };
  const { run: submit, isBusy } = useAction(async () => {
    const problems = {
      email: checkEmail(email),
      code: isCode(code) ? undefined : shopText('check.code', { digits: limits.codeDigits }),
    };
    if (fields.refuse(problems)) return;
    const result = await api.account.changeEmail({ email, code });
    switch (result.status) {
      case 'ok':
        showToast(text('account.emailChanged'));
        onDone();
        return;
      case 'wrong-credentials':
        fields.refuse({ code: result.message });
        return;
      case 'rate-limited':
        showToast(result.message);
        return;
      case 'refused':
        fields.refuse({ [result.fields['captcha'] === undefined ? 'email' : 'code']: result.message });
    }
  });
  return (
    <SheetForm submitLabel={text('account.saveEmail')} isBusy={isBusy} onSubmit={() => void submit()}>
      <Field
        {...fields.bind('email', checkEmail)}
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
        field={fields.bind('code')}
        event="changeemail"
        recipientOf={() => (fields.refuse({ email: checkEmail(email) }) ? undefined : { email })}
        onRefused={(message) => fields.refuse({ email: message })}
      />
    </SheetForm>
  );
}
