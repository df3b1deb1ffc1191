import { useOnline, useText } from '@pawlet/widgets';
import { NoNetwork } from '@pawlet/widgets/ui';
import { isPublicDemo } from '../demo/isPublicDemo.ts';
import { offlineMessages } from './offlineMessages.ts';
import { NoticeFacts } from './NoticeFacts.tsx';

/** The banner of a storefront that does not open offline: the browser's network state, and whether this is a demo. */
export function ConnectionNotice() {
  return isPublicDemo() ? <DemoConnectionNotice /> : <NoNetwork />;
}

function DemoConnectionNotice() {
  const isOnline = useOnline();
  const text = useText(offlineMessages);
  return <NoNetwork notice={<NoticeFacts isDemo facts={isOnline ? [] : [text('offline.none')]} />} />;
}
