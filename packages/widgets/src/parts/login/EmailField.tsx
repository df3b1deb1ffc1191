import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { Field } from '../../ui/index.ts';
import type { BoundField } from '../../ui/index.ts';
import { loginMessages } from './loginMessages.ts';

export function EmailField({ control }: { readonly control: BoundField }): ReactElement {
  const text = useText(loginMessages);
  return (
    <Field
      {...control}
      layout="stack"
      label={text('login.email')}
      placeholder={text('login.emailHint')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  );
}
