import { forwardRef, useId, useImperativeHandle, useRef, useState } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useWords } from '../../runtime/words.ts';
import { Glyph } from '../icon/Glyph.tsx';
import { close, eye, eyeOff, search } from '../icon/paths.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useElementValue } from './useElementValue.ts';
import styles from './Field.module.css';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'placeholder'
  | 'readOnly'
  | 'disabled'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'lang'
>;

export interface FieldProps extends InputAttributes {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Error message, shown below the field and associated with it. */
  readonly error?: string | undefined;
  /** Help below the field while there is no error. */
  readonly hint?: ReactNode;
  /**
   * `row` puts the label beside the input (forms), `stack` above it, `hidden` keeps it for assistive technology; so
   * does `search`, which is rendered as a pill, with a magnifier if it has no button. @default 'row'
   */
  readonly layout?: 'row' | 'stack' | 'hidden' | 'search' | undefined;
  /** @default 'text', in a search 'search' */
  readonly type?: 'text' | 'password' | 'email' | 'tel' | 'search' | 'url' | undefined;
  readonly required?: boolean | undefined;
  /** Shows a button that clears the field. @default false */
  readonly clearable?: boolean | undefined;
  /** Rendered before the input, such as a dialling prefix. */
  readonly leading?: ReactNode;
  /** Rendered after the input: a unit, or a button such as "send code". */
  readonly trailing?: ReactNode;
}

/** A single-line input with label and error. The ref is the input element. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(props, outerRef) {
  const { label, value, onChange, error, hint, layout = 'row', required = false } = props;
  const { type = layout === 'search' ? 'search' : 'text' } = props;
  const { clearable = false, leading, trailing, ...attributes } = omitOwn(props);
  const words = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const composing = useRef(false);
  const [isRevealed, setIsRevealed] = useState(false);
  const resync = useElementValue(input, value, () => composing.current);
  useImperativeHandle(outerRef, () => input.current as HTMLInputElement, []);
  const report = (text: string): void => {
    if (text !== value) onChange(text);
    resync();
  };
  const messageId = `${id}message`;
  const hasMessage = error !== undefined || (hint !== undefined && hint !== null);
  return (
    <FieldFrame {...{ id, messageId, label, layout, error, hint, required }}>
      {layout === 'search' && trailing === undefined ? (
        <span className={styles['magnifier']}>
          <Glyph path={search} size={18} />
        </span>
      ) : null}
      {leading}
      <input
        {...attributes}
        ref={input}
        id={id}
        className={styles['input']}
        type={type === 'password' && isRevealed ? 'text' : type}
        defaultValue={value}
        aria-invalid={error !== undefined || undefined}
        aria-required={required || undefined}
        aria-describedby={hasMessage ? messageId : undefined}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={(event) => {
          composing.current = false;
          report(event.currentTarget.value);
        }}
        onInput={(event) => report(event.currentTarget.value)}
      />
      {clearable && value !== '' ? (
        <button
          type="button"
          className={styles['inner']}
          aria-label={words.clear}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <span className={styles['disc']}>
            <Glyph path={close} size={12} />
          </span>
        </button>
      ) : null}
      {type === 'password' ? (
        <button
          type="button"
          className={styles['inner']}
          aria-label={isRevealed ? words.hidePassword : words.showPassword}
          onClick={() => setIsRevealed(!isRevealed)}
        >
          <Glyph path={isRevealed ? eye : eyeOff} size={20} />
        </button>
      ) : null}
      {trailing === undefined || trailing === null ? null : (
        <span className={styles['trailing']}>{trailing}</span>
      )}
    </FieldFrame>
  );
});

function omitOwn(
  props: FieldProps,
): InputAttributes & Pick<FieldProps, 'clearable' | 'leading' | 'trailing'> {
  const {
    label: _label,
    value: _value,
    onChange: _onChange,
    error: _error,
    hint: _hint,
    ...withoutText
  } = props;
  const { layout: _layout, type: _type, required: _required, ...rest } = withoutText;
  return rest;
}
