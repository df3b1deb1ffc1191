import { useText } from '@pawlet/widgets';
import { demoMessages } from './demoMessages.ts';

/** The notice that the shop is a demo, in the reader's language. */
export function DemoNotice() {
  const text = useText(demoMessages);
  return <span>{text('demo.notice')}</span>;
}
