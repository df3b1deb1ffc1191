import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './ClampedText.module.css';

export interface ClampedTextProps {
  readonly text: string;
  /** Language of the text, '' if unknown. @default that of the page */
  readonly language?: string | undefined;
  /** Before the text, in the language of the page: a badge, or the author. */
  readonly lead?: ReactNode;
  /** @default 'm' */
  readonly size?: 's' | 'm' | undefined;
  /** Name of the button that expands the text. */
  readonly more: string;
  /** Name of the button that collapses it again. */
  readonly less: string;
}

/** Four lines of a text, expandable. */
export function ClampedText({ text, language, lead, size = 'm', more, less }: ClampedTextProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const { current } = paragraph;
    if (current !== null && !isOpen) setIsLong(current.scrollHeight > current.clientHeight + 1);
  }, [isOpen]);
  return (
    <>
      <p
        ref={paragraph}
        className={styles['words']}
        lang={lead === undefined ? language : undefined}
        data-clamped={!isOpen || undefined}
        data-size={size}
      >
        {lead === undefined ? (
          text
        ) : (
          <>
            {lead} <span lang={language}>{text}</span>
          </>
        )}
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
