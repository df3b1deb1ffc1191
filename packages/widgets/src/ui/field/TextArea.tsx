import { forwardRef, useId, useImperativeHandle, useRef } from 'react';
import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { useElementValue } from './useElementValue.ts';
import styles from './Field.module.css';

export interface TextAreaProps extends Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'autoComplete' | 'disabled' | 'lang' | 'name' | 'onBlur' | 'placeholder' | 'rows' | 'spellCheck'
> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** @default 'stack' */
  readonly layout?: 'row' | 'stack' | 'hidden' | undefined;
  readonly required?: boolean | undefined;
  /** Maximum number of characters; shown as "used/maximum". */
  readonly maxLength?: number | undefined;
}

/** A multi-line input with a counter. The ref is the textarea element. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, outerRef) {
  const {
    label,
    value,
    onChange,
    error,
    hint,
    layout = 'stack',
    required = false,
    maxLength,
    ...attributes
  } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const composing = useRef(false);
  const resync = useElementValue(area, value, () => composing.current);
  useImperativeHandle(outerRef, () => area.current as HTMLTextAreaElement, []);
  const report = (text: string): void => {
    if (text !== value) onChange(text);
    resync();
  };
  const messageId = `${id}message`;
  const hasMessage = error !== undefined || (hint !== undefined && hint !== null);
  return (
    <FieldFrame {...{ id, messageId, label, layout, error, hint, required }}>
      <textarea
        rows={4}
        {...attributes}
        ref={area}
        id={id}
        className={styles['area']}
        maxLength={maxLength}
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
      {maxLength === undefined ? null : (
        <span className={styles['counter']} aria-hidden="true">
          {value.length}/{maxLength}
        </span>
      )}
    </FieldFrame>
  );
});
