import { useEffect, useRef } from 'react';
import { useStore, useText } from '@pawlet/widgets';
import type { MessageLog } from '../createMessageLog.ts';
import styles from './Diagnostics.module.css';
import { diagnosticsMessages } from './diagnosticsMessages.ts';

export interface MessageListProps {
  readonly log: MessageLog;
}

/** The latest messages, newest at the bottom; its height is fixed, because a message reports the page's height. */
export function MessageList({ log }: MessageListProps) {
  const text = useText(diagnosticsMessages);
  const messages = useStore(log.store, (value) => value);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (messages.length > 0 && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [messages]);
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']} id="pawlet-messages">
        {text('diagnostics.messages')}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <ol ref={list} className={styles['messages']} aria-labelledby="pawlet-messages" tabIndex={0}>
        {messages.length === 0 ? <li className={styles['note']}>{text('diagnostics.noMessages')}</li> : null}
        {messages.map(({ direction, label, message }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing but the order tells them apart
          <li key={index} className={styles['message']}>
            <span className={styles['label']} data-direction={direction}>
              <span aria-hidden="true">{direction === 'in' ? '← ' : '→ '}</span>
              <span className={styles['spoken']}>
                {text(direction === 'in' ? 'diagnostics.received' : 'diagnostics.said')}{' '}
              </span>
              {label}
            </span>
            <code className={styles['wire']}>{JSON.stringify(message)}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
