import { useLayoutEffect, useRef, useState } from 'react';
import styles from './ClampedText.module.css';

export interface ClampedTextProps {
  readonly text: string;
  /** Language of the text, '' if unknown. */
  readonly language: string;
  /** Name of the button that shows all of it. */
  readonly more: string;
  /** Name of the button that shortens it again. */
  readonly less: string;
}

/** Four lines of a text, and all of it on request. */
export function ClampedText({ text, language, more, less }: ClampedTextProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const { current } = paragraph;
    if (current !== null && !isOpen) setIsLong(current.scrollHeight > current.clientHeight + 1);
  }, [isOpen]);
  return (
    <>
      <p ref={paragraph} className={styles['words']} lang={language} data-clamped={!isOpen || undefined}>
        {text}
      </p>
      {isLong || isOpen ? (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? less : more}
        </button>
      ) : null}
    </>
  );
}
