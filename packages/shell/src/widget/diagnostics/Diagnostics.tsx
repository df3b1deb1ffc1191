import { useEffect } from 'react';
import { APP_VERSION } from '@pawlet/core/rules';
import { useConfigState, usePawlet, useText } from '@pawlet/widgets';
import { Tag } from '@pawlet/widgets/ui';
import { PROTOCOL } from '@pawlet/bridge';
import { useEmbedding, useReadable } from '../embedding.ts';
import { connectionWords } from './connectionWords.ts';
import { contextRows, type Row } from './contextRows.ts';
import styles from './Diagnostics.module.css';
import { diagnosticsMessages } from './diagnosticsMessages.ts';
import { MessageList } from './MessageList.tsx';
import { PortCalls } from './PortCalls.tsx';

/** Shows the state of the connection to the embedder, with a button for each call. */
export function Diagnostics() {
  const { host } = usePawlet();
  const { config } = useConfigState();
  const text = useText(diagnosticsMessages);
  const { connection, log } = useEmbedding();
  const state = useReadable(connection.state);
  const context = useReadable(connection.context);
  const words = connectionWords(state);
  const title = text('diagnostics.title');

  useEffect(() => {
    if (title !== '') host.setTitle(title);
  }, [host, title]);

  return (
    <div className={styles['page']} data-status={state.status}>
      <section className={styles['card']} aria-live="polite">
        <div className={styles['head']}>
          <h1 className={styles['heading']}>{title}</h1>
          <Tag tone={words.tone}>{text(words.title)}</Tag>
        </div>
        <p className={styles['note']}>{text(words.text)}</p>
        <Rows
          rows={[
            {
              label: text('diagnostics.transport'),
              value: state.transport ?? text('diagnostics.noTransport'),
            },
            { label: text('diagnostics.shopVersion'), value: `${APP_VERSION.name} · ${PROTOCOL}` },
            ...(config === undefined
              ? []
              : [{ label: text('diagnostics.minimum'), value: config.minAppVersion }]),
          ]}
        />
      </section>
      <section className={styles['card']}>
        <h2 className={styles['heading']}>{text('diagnostics.context')}</h2>
        {context === undefined ? (
          <p className={styles['note']}>{text('diagnostics.noContext')}</p>
        ) : (
          <Rows rows={contextRows(context, text)} />
        )}
      </section>
      <PortCalls />
      <MessageList log={log} />
    </div>
  );
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className={styles['rows']}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles['row']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
