import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Field } from '../../ui/index.ts';
import type { BoundField } from '../../ui/index.ts';
import { loginMessages } from './loginMessages.ts';

export interface NewPasswordFieldProps {
  readonly control: BoundField;
  /** @default 'login.password' */
  readonly label?: 'login.password' | 'login.newPassword' | undefined;
}

/** A new password. */
export function NewPasswordField({ control, label = 'login.password' }: NewPasswordFieldProps): ReactElement {
  const text = useText(loginMessages);
  return (
    <Field
      {...control}
      layout="stack"
      label={text(label)}
      placeholder={text('login.newPasswordHint')}
      type="password"
      autoComplete="new-password"
      maxLength={128}
    />
  );
}
