import type { TranslatedKind } from '@pawlet/core/api';
import { useAction, usePawlet, useText } from '@pawlet/widgets';
import { Spinner } from '@pawlet/widgets/ui';
import { useState } from 'react';
import { translationMessages } from './translationMessages.ts';
import styles from './TranslationBar.module.css';

export interface TranslationBarProps {
  readonly kind: TranslatedKind;
  readonly id: number;
  /** The translation is shown above. */
  readonly isShown: boolean;
  /** Shows a translation; undefined shows the original. */
  readonly onShow: (content: string | undefined) => void;
}

/** The button that translates a text and restores it, and the name of the translation service. */
export function TranslationBar({ kind, id, isShown, onShow }: TranslationBarProps) {
  const { api } = usePawlet();
  const text = useText(translationMessages);
  const [known, setKnown] = useState<{ readonly content: string; readonly service: string }>();
  const [hasNone, setHasNone] = useState(false);
  const { run, isBusy, error } = useAction(async () => {
    setHasNone(false);
    const result = await api.translations.translate({ kind, id });
    if (result.status === 'ok') {
      setKnown(result);
      onShow(result.content);
    } else setHasNone(true);
  });
  const hasFailed = hasNone || error !== undefined;
  const handleTap = (): void => {
    if (isShown) onShow(undefined);
    else if (known !== undefined) onShow(known.content);
    else void run();
  };
  const label = (): string => {
    if (isShown) return text('translation.original');
    return text(hasFailed ? 'translation.retry' : 'translation.translate');
  };
  const said = (): string => {
    if (isShown) return text('translation.by', { service: known?.service ?? '' });
    return hasFailed ? text('translation.failed') : '';
  };
  return (
    <div className={styles['bar']}>
      <output className={styles['said']}>{said()}</output>
      <button type="button" className={styles['button']} aria-busy={isBusy} onClick={handleTap}>
        {isBusy ? <Spinner size={14} /> : null}
        {label()}
      </button>
    </div>
  );
}
