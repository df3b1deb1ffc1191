import { shopMessages } from '@pawlet/core/errors';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useHost, useText, useToast } from '../../runtime/index.ts';
import { Icon, IconButton } from '../../ui/index.ts';
import styles from './CopyText.module.css';
import { orderCardMessages } from './orderCardMessages.ts';

export interface CopyTextProps {
  readonly value: string;
  /** Label for assistive technology. */
  readonly name: string;
  /** Language of the value if different from the page's; empty if unknown. */
  readonly lang?: string | undefined;
}

/** A number with a button that copies it; selected for manual copying if that fails. */
export function CopyText({ value, name, lang }: CopyTextProps): ReactElement {
  const host = useHost();
  const text = useText(orderCardMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const shown = useRef<HTMLSpanElement>(null);
  const copy = async (): Promise<void> => {
    if ((await host.copy(value)) === 'done') {
      showToast(text('orderCard.copied'));
      return;
    }
    showToast(shopText('copy.failed'));
    if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
  };
  return (
    <span className={styles['copy']}>
      <span ref={shown} className={styles['value']} lang={lang}>
        {value}
      </span>
      <IconButton
        icon={<Icon name="copy" size={16} />}
        label={text('orderCard.copyOf', { what: name })}
        onClick={() => void copy()}
      />
    </span>
  );
}
