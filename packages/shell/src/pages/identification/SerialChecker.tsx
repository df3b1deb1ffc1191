import { useHost, useText } from '@pawlet/widgets';
import { Button, ButtonLink, Field, Icon, IconButton } from '@pawlet/widgets/ui';
import { useRef, useState } from 'react';
import styles from './Identification.module.css';
import { identificationMessages } from './identificationMessages.ts';
import { readSerial, type SerialFinding } from './serialNumber.ts';

/** Shows which hardware version a serial number belongs to. */
export function SerialChecker() {
  const host = useHost();
  const text = useText(identificationMessages);
  const [serial, setSerial] = useState('');
  const [finding, setFinding] = useState<SerialFinding>();
  const input = useRef<HTMLInputElement>(null);
  const check = (given: string): void => {
    const found = readSerial(given);
    setFinding(found);
    if (found.status !== 'found') input.current?.focus();
  };
  const change = (value: string): void => {
    setSerial(value);
    setFinding(undefined);
  };
  const scan = async (): Promise<void> => {
    const scanned = await host.scanCode();
    if (scanned === undefined) return;
    setSerial(scanned);
    check(scanned);
  };
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('identification.check')}</h2>
      <form
        className={styles['checker']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          check(serial);
        }}
      >
        <Field
          ref={input}
          layout="stack"
          label={text('identification.serial')}
          hint={text('identification.serialHint')}
          error={useProblem(finding)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          lang=""
          maxLength={60}
          clearable
          value={serial}
          onChange={change}
          trailing={
            host.isAvailable('scanCode') ? (
              <IconButton
                icon={<Icon name="scan" size={20} />}
                label={text('identification.scan')}
                onClick={() => void scan()}
              />
            ) : undefined
          }
        />
        <Button type="submit" size="l" block>
          {text('identification.submit')}
        </Button>
      </form>
      <output className={styles['result']}>
        {finding?.status === 'found' ? <Result finding={finding} /> : null}
      </output>
    </section>
  );
}

function useProblem(finding: SerialFinding | undefined): string | undefined {
  const text = useText(identificationMessages);
  switch (finding?.status) {
    case 'empty':
      return text('identification.empty');
    case 'too-short':
      return text('identification.short', { count: finding.length });
    case 'unknown':
      return text('identification.unknown');
    case 'found':
    case undefined:
      return undefined;
  }
}

function Result({ finding }: { readonly finding: Extract<SerialFinding, { readonly status: 'found' }> }) {
  const text = useText(identificationMessages);
  const { version, by, serial } = finding;
  return (
    <span className={styles['finding']}>
      <span className={styles['findingTitle']}>
        <Icon name="check" size={18} />
        {text('identification.version', { version })}
      </span>
      {by === 'serial' ? (
        <bdi className={styles['serial']} lang="">
          {serial.slice(0, 8)}
          <mark>{serial.slice(8, 10)}</mark>
          {serial.slice(10)}
        </bdi>
      ) : null}
      <span>{useReason(finding)}</span>
      <ButtonLink size="s" variant="outlined" href="#/pages/category/index">
        {text('identification.parts')}
      </ButtonLink>
    </span>
  );
}

function useReason({ version, by, serial }: Extract<SerialFinding, { readonly status: 'found' }>): string {
  const text = useText(identificationMessages);
  if (by === 'label') return text('identification.becauseLabel');
  return version === 2
    ? text('identification.becauseD7')
    : text('identification.becauseOther', { found: serial.slice(8, 10) });
}
