import { usePawlet, useSession, useText } from '@pawlet/widgets';
import { checkoutMessages } from '@pawlet/widgets/checkout';
import { Button, CellGroup, TextArea } from '@pawlet/widgets/ui';
import { useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import styles from './OrderNote.module.css';

const longestNote = 200;

/** The note of the order; it is stored until the order is created. */
export function OrderNotePage() {
  const { session } = usePawlet();
  const navigation = useNavigation();
  const shellText = useShellText();
  const text = useText(checkoutMessages);
  const kept = useSession((state) => state.memo);
  const [note, setNote] = useState(kept);
  return (
    <Page title={shellText('title.orderNote')}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          session.remember({ memo: note.trim() });
          void navigation.back();
        }}
      >
        <CellGroup>
          <TextArea
            label={text('checkout.memoTitle')}
            placeholder={text('checkout.memoHint')}
            maxLength={longestNote}
            rows={5}
            lang=""
            value={note}
            onChange={setNote}
          />
        </CellGroup>
        <Button type="submit" size="l" block>
          {text('checkout.memoSave')}
        </Button>
      </form>
    </Page>
  );
}
