import { useState } from 'react';
import { isAllowed, isGated, type GateState } from '@pawlet/bridge';
import { hostCapabilities, type HostCapability } from '@pawlet/core/host';
import { usePawlet, useText } from '@pawlet/widgets';
import { Button, Tag, type TagProps } from '@pawlet/widgets/ui';
import { useEmbedding, useReadable } from '../embedding.ts';
import styles from './Diagnostics.module.css';
import { diagnosticsMessages } from './diagnosticsMessages.ts';
import { describeAnswer, sampleCalls, unanswered } from './sampleCalls.ts';

const gateWords = {
  open: 'diagnostics.gateOpen',
  'too-old': 'diagnostics.gateTooOld',
  unknown: 'diagnostics.gateUnknown',
  'not-gated': 'diagnostics.gateNotGated',
} as const;

const gateTones: Readonly<Record<GateState, NonNullable<TagProps['tone']>>> = {
  open: 'success',
  'too-old': 'danger',
  unknown: 'warning',
  'not-gated': 'neutral',
};

const answererWords = {
  app: 'diagnostics.byApp',
  browser: 'diagnostics.byBrowser',
  nobody: 'diagnostics.byNobody',
} as const;

/** Every method of the port: its implementation, the state of its gate, and a button that calls it. */
export function PortCalls() {
  const text = useText(diagnosticsMessages);
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('diagnostics.calls')}</h2>
      <p className={styles['note']}>{text('diagnostics.callsText')}</p>
      <ul className={styles['calls']}>
        {hostCapabilities.map((name) => (
          <PortCall key={name} name={name} />
        ))}
      </ul>
    </section>
  );
}

function PortCall({ name }: { readonly name: HostCapability }) {
  const text = useText(diagnosticsMessages);
  const { host } = usePawlet();
  const { connection } = useEmbedding();
  const context = useReadable(connection.context);
  const [answer, setAnswer] = useState<string>();
  const gate = connection.gate(name);
  // A method gated by version only counts as available, so that using it shows the upgrade notice.
  const isThere = host.isAvailable(name) && isAllowed(name, gate);
  const answerer = whoAnswers(context?.capabilities.includes(name) === true, isThere);

  const call = async (): Promise<void> => {
    setAnswer(text('diagnostics.running'));
    try {
      const value = await sampleCalls[name](host);
      const nothing = unanswered.has(name) ? text('diagnostics.sent') : text('diagnostics.empty');
      const found = describeAnswer(name, value);
      setAnswer(found === '' ? nothing : found);
    } catch (error) {
      // The port promises never to throw; if it does, this page must show it.
      setAnswer(String(error));
    }
  };

  return (
    <li className={styles['call']}>
      <div className={styles['callText']}>
        <code className={styles['name']}>{name}</code>
        <span className={styles['tags']}>
          <Tag tone={answerer === 'app' ? 'primary' : 'neutral'}>{text(answererWords[answerer])}</Tag>
          {isGated(name) ? <Tag tone={gateTones[gate]}>{text(gateWords[gate])}</Tag> : null}
        </span>
      </div>
      <Button
        size="s"
        variant="outlined"
        aria-label={text('diagnostics.callName', { name })}
        onClick={() => void call()}
      >
        {text('diagnostics.call')}
      </Button>
      <output className={styles['answer']} data-call={name}>
        {answer}
      </output>
    </li>
  );
}

function whoAnswers(isCapable: boolean, isAvailable: boolean): keyof typeof answererWords {
  if (isCapable) return 'app';
  return isAvailable ? 'browser' : 'nobody';
}
