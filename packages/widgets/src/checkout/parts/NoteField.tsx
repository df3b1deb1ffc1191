import type { ReactElement } from 'react';
import { usePawlet, useSession, useText } from '../../runtime/index.ts';
import { TextArea } from '../../ui/index.ts';
import { checkoutMessages } from '../checkoutMessages.ts';

const longestNote = 200;

/** The note on the order, where it has no page. */
export function NoteField(): ReactElement {
  const { session } = usePawlet();
  const text = useText(checkoutMessages);
  const memo = useSession((state) => state.memo);
  return (
    <TextArea
      layout="row"
      rows={2}
      label={text('checkout.remark')}
      placeholder={text('checkout.remarkEmpty')}
      lang=""
      maxLength={longestNote}
      value={memo}
      onChange={(value) => session.remember({ memo: value })}
    />
  );
}
