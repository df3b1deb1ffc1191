import { shopMessages } from '@pawlet/core/errors';
import { useHost, useText, useToast } from '@pawlet/widgets';
import { Button, Icon } from '@pawlet/widgets/ui';
import type { RefObject } from 'react';
import { shareMessages } from './shareMessages.ts';
import styles from './Share.module.css';

export interface LinkRowProps {
  readonly link: string;
  /** The element with the link, to be selected where copying fails. */
  readonly shown: RefObject<HTMLElement | null>;
}

/** The link with a button that copies it; selected for copying by hand where that fails. */
export function LinkRow({ link, shown }: LinkRowProps) {
  const host = useHost();
  const text = useText(shareMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const copy = async (): Promise<void> => {
    if ((await host.copy(link)) === 'done') {
      showToast(text('share.copied'));
      return;
    }
    showToast(shopText('copy.failed'));
    selectAll(shown.current);
  };
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('share.link')}</h2>
      <div className={styles['linkRow']}>
        <bdi ref={shown} className={styles['link']}>
          {link}
        </bdi>
        <Button size="s" variant="outlined" icon={<Icon name="copy" size={16} />} onClick={() => void copy()}>
          {text('share.copy')}
        </Button>
      </div>
    </section>
  );
}

/** Selects a text for copying by hand. */
export function selectAll(element: HTMLElement | null): void {
  if (element !== null) getSelection()?.selectAllChildren(element);
}
