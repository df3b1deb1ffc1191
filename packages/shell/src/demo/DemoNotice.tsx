import { useText } from '@pawlet/widgets';
import { demoMessages } from './demoMessages.ts';

/** Says that the shop is a demo, in the language of the reader. */
export function DemoNotice() {
  const text = useText(demoMessages);
  return <span>{text('demo.notice')}</span>;
}
