import { useState } from 'react';
import type { ReactElement } from 'react';
import { useAction, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { Button, TextArea } from '../../ui/index.ts';
import styles from './AddressBook.module.css';
import type { AddressDraft } from './addressProblems.ts';
import { matchRegion } from './matchRegion.ts';
import { addressMessages } from './addressMessages.ts';
import { parseRecipient } from './parseRecipient.ts';

/** Fills the form from a pasted text. */
export function PasteBox({
  onFill,
}: {
  readonly onFill: (found: Partial<AddressDraft>) => void;
}): ReactElement {
  const { api } = usePawlet();
  const text = useText(addressMessages);
  const showToast = useToast();
  const [pasted, setPasted] = useState('');
  const { run: fill, isBusy } = useAction(async () => {
    const { receiver, mobile, address } = parseRecipient(pasted);
    const matched =
      address === '' ? undefined : await matchRegion(address, (within) => api.config.areas(within));
    const detail = matched?.detail ?? address;
    const found: Partial<AddressDraft> = {
      ...(receiver !== '' && { receiver }),
      ...(mobile !== '' && { mobile }),
      ...(detail !== '' && { detail }),
      ...(matched !== undefined && { areaId: matched.areaId, region: matched.region }),
    };
    if (Object.keys(found).length === 0) {
      showToast(text('address.nothingFound'));
      return;
    }
    onFill(found);
    setPasted('');
    showToast(text('address.filled'));
  });
  return (
    <div className={styles['paste']}>
      <TextArea
        label={text('address.paste')}
        placeholder={text('address.pasteHint')}
        rows={2}
        lang=""
        value={pasted}
        onChange={setPasted}
      />
      {pasted.trim() === '' ? null : (
        <div className={styles['pasteFoot']}>
          <Button size="s" variant="tinted" busy={isBusy} onClick={() => void fill()}>
            {text('address.fill')}
          </Button>
        </div>
      )}
    </div>
  );
}
