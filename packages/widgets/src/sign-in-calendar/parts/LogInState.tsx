import type { ReactElement } from 'react';
import { useRequireLogin, useText } from '../../runtime/index.ts';
import { Button, EmptyState, Icon } from '../../ui/index.ts';
import { signInMessages } from '../signInMessages.ts';

/** Shown instead of a shopper's data while nobody is logged in. */
export function LogInState(): ReactElement {
  const text = useText(signInMessages);
  const requireLogin = useRequireLogin();
  return (
    <EmptyState
      picture={<Icon name="calendar" size={56} />}
      title={text('signIn.visitorHint')}
      action={<Button onClick={() => void requireLogin()}>{text('signIn.logInOnly')}</Button>}
    />
  );
}
