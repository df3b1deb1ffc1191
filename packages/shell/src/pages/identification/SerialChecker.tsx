import { useHost, useText } from '@pawlet/widgets';
import { Button, ButtonLink, Field, Icon, IconButton, useForm } from '@pawlet/widgets/ui';
import { useState } from 'react';
import styles from './Identification.module.css';
import { identificationMessages } from './identificationMessages.ts';
import { readSerial, type SerialFinding } from './serialNumber.ts';

/** Shows which hardware version a serial number belongs to. */
export function SerialChecker() {
  const host = useHost();
  const text = useText(identificationMessages);
  const [checked, setChecked] = useState<{ readonly serial: string; readonly finding: SerialFinding }>();
  const toWords = useProblemWords();
  const form = useForm({
    initial: { serial: '' },
    check: ({ serial }) => ({ serial: toWords(readSerial(serial)) }),
    submit: ({ serial }) => setChecked({ serial, finding: readSerial(serial) }),
    hasToasts: false,
  });
  const finding = checked?.serial === form.values.serial ? checked.finding : undefined;
  const scan = async (): Promise<void> => {
    const scanned = await host.scanCode();
    if (scanned === undefined) return;
    form.change({ serial: scanned });
    await form.submit();
  };
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('identification.check')}</h2>
      <form className={styles['checker']} {...form.props}>
        <Field
          {...form.field('serial')}
          layout="stack"
          label={text('identification.serial')}
          hint={text('identification.serialHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          lang=""
          maxLength={60}
          clearable
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

/** Returns a function that describes what is wrong with a serial number. */
function useProblemWords(): (finding: SerialFinding) => string | undefined {
  const text = useText(identificationMessages);
  return (finding) => {
    switch (finding.status) {
      case 'empty':
        return text('identification.empty');
      case 'too-short':
        return text('identification.short', { count: finding.length });
      case 'unknown':
        return text('identification.unknown');
      case 'found':
        return undefined;
    }
  };
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
