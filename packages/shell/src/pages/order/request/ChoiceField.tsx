import { forwardRef, useId } from 'react';
import { Icon } from '@pawlet/widgets/ui';
import styles from './Request.module.css';

export interface ChoiceFieldProps {
  readonly label: string;
  /** The selected value, '' for none. */
  readonly value: string;
  readonly placeholder: string;
  readonly error?: string | undefined;
  /**
   * `stack` puts the label above, for long words.
   * @default 'row'
   */
  readonly layout?: 'row' | 'stack' | undefined;
  readonly onOpen: () => void;
}

/** The form row that opens a choice. */
export const ChoiceField = forwardRef<HTMLButtonElement, ChoiceFieldProps>(function ChoiceField(props, ref) {
  const { label, value, placeholder, error, layout = 'row', onOpen } = props;
  const id = useId();
  return (
    <div className={styles['choice']} data-layout={layout}>
      <span id={`${id}label`} className={styles['choiceLabel']}>
        {label}
        <span className={styles['required']} aria-hidden="true">
          *
        </span>
      </span>
      <span className={styles['choiceBody']}>
        <button
          ref={ref}
          type="button"
          className={styles['choiceButton']}
          data-state={error === undefined ? undefined : 'invalid'}
          aria-labelledby={`${id}label ${id}value`}
          aria-describedby={error === undefined ? undefined : `${id}error`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <span id={`${id}value`} className={styles['choiceValue']} data-empty={value === '' || undefined}>
            {value === '' ? placeholder : value}
          </span>
          <Icon name="chevronRight" size={16} />
        </button>
        {error === undefined ? null : (
          <span id={`${id}error`} className={styles['choiceError']}>
            {error}
          </span>
        )}
      </span>
    </div>
  );
});
