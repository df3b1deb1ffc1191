import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useWords } from '../../runtime/words.ts';
import { useElementValue } from '../field/useElementValue.ts';
import { Glyph } from '../icon/Glyph.tsx';
import { minus, plus } from '../icon/paths.ts';
import { clampQuantity } from './clampQuantity.ts';
import styles from './Stepper.module.css';

export interface StepperProps {
  readonly value: number;
  /** @default 1 */
  readonly min?: number | undefined;
  /** @default 999 */
  readonly max?: number | undefined;
  /** Label of the quantity, for assistive technology. */
  readonly label: string;
  readonly onChange: (value: number) => void;
  /** A tap or typed number outside the range. */
  readonly onLimit?: ((limit: 'min' | 'max') => void) | undefined;
  readonly disabled?: boolean | undefined;
}

/** A quantity with minus and plus buttons that can also be typed; corrected on blur. */
export function Stepper({
  value,
  min = 1,
  max = 999,
  label,
  onChange,
  onLimit,
  disabled = false,
}: StepperProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const resync = useElementValue(input, draft ?? String(value), () => false);
  const limit = Math.max(min, max);

  const moveTo = (wanted: number): void => {
    const next = clampQuantity(wanted, min, limit);
    if (wanted < min) onLimit?.('min');
    if (wanted > limit) onLimit?.('max');
    setDraft(undefined);
    resync();
    if (next !== value) onChange(next);
  };
  /** Steps from the typed number: a tap does not blur the field in every browser. */
  const moveBy = (step: number): void =>
    moveTo((draft === undefined || draft === '' ? value : Number(draft)) + step);
  const commit = (): void => {
    if (draft === undefined) return;
    if (draft === '') setDraft(undefined);
    else moveTo(Number(draft));
    resync();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') input.current?.blur();
    const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveBy(step);
  };

  return (
    <fieldset className={styles['stepper']} aria-label={label} data-disabled={disabled || undefined}>
      <button
        type="button"
        className={styles['button']}
        aria-label={words.decrease}
        aria-disabled={value <= min || undefined}
        disabled={disabled}
        onClick={() => moveBy(-1)}
      >
        <Glyph path={minus} size={16} />
      </button>
      <input
        ref={input}
        className={styles['input']}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={limit}
        defaultValue={String(value)}
        disabled={disabled}
        onInput={(event) => {
          setDraft(event.currentTarget.value.replace(/\D/g, '').slice(0, 6));
          resync();
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={handleKey}
      />
      <button
        type="button"
        className={styles['button']}
        aria-label={words.increase}
        aria-disabled={value >= limit || undefined}
        disabled={disabled}
        onClick={() => moveBy(1)}
      >
        <Glyph path={plus} size={16} />
      </button>
    </fieldset>
  );
}
