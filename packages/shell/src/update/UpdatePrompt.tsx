import { useStore, useText } from '@pawlet/widgets';
import { Button, Icon, IconButton } from '@pawlet/widgets/ui';
import { useState } from 'react';
import type { Updates } from './createUpdates.ts';
import { offlineMessages } from '../offline/offlineMessages.ts';
import styles from './UpdatePrompt.module.css';

export interface UpdatePromptProps {
  readonly updates: Updates;
}

/** Offers a newer version of the storefront, and loads it on request. It does not block the page. */
export function UpdatePrompt({ updates }: UpdatePromptProps) {
  const isThere = useStore(updates.store, (value) => value);
  const text = useText(offlineMessages);
  const [isPutOff, setIsPutOff] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <output className={styles['region']}>
      {isThere && !isPutOff ? (
        <span className={styles['prompt']} data-update-prompt="">
          <span className={styles['text']}>{text('update.there')}</span>
          <Button
            size="s"
            busy={isBusy}
            onClick={() => {
              setIsBusy(true);
              updates.apply();
            }}
          >
            {text('update.load')}
          </Button>
          <IconButton
            icon={<Icon name="close" size={18} />}
            label={text('update.later')}
            onClick={() => setIsPutOff(true)}
          />
        </span>
      ) : null}
    </output>
  );
}
