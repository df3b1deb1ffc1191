import type { ReactElement, ReactNode } from 'react';
import { useIsLoggedIn, useRequireLogin, useText } from '../../runtime/index.ts';
import { Button, EmptyState, Icon } from '../../ui/index.ts';
import { pointsMallMessages } from '../pointsMallMessages.ts';

export interface SignInGateProps {
  /** Why to log in. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders its content for shoppers only; visitors see why to log in. */
export function SignInGate({ title, children }: SignInGateProps): ReactElement {
  const text = useText(pointsMallMessages);
  const isSignedIn = useIsLoggedIn();
  const requireLogin = useRequireLogin();
  if (isSignedIn) return <>{children}</>;
  return (
    <EmptyState
      picture={<Icon name="coins" size={56} />}
      title={title}
      action={<Button onClick={() => void requireLogin()}>{text('pointsMall.logInAction')}</Button>}
    />
  );
}
