import type { SocialPlatform } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useAction, useText } from '../../runtime/index.ts';
import { loginMessages } from './loginMessages.ts';
import { WayButton } from './WayButton.tsx';

export interface SocialButtonProps {
  readonly platform: SocialPlatform;
  readonly onStart: (platform: SocialPlatform) => Promise<void>;
}

const looks = {
  wechat: { icon: 'message', label: 'login.wechat', name: 'login.withWechat' },
  sandbox: { icon: 'user', label: 'login.sandbox', name: 'login.withSandbox' },
} as const;

/** Navigates to a provider's log-in page. */
export function SocialButton({ platform, onStart }: SocialButtonProps): ReactElement {
  const text = useText(loginMessages);
  const { run, isBusy } = useAction(() => onStart(platform));
  const { icon, label, name } = looks[platform];
  return (
    <WayButton icon={icon} label={text(label)} name={text(name)} busy={isBusy} onClick={() => void run()} />
  );
}
