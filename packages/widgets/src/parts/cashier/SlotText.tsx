import type { ReactElement, ReactNode } from 'react';

/** Placeholder for an element inside a text. */
export const textSlot = '\u0001';

export interface SlotTextProps {
  /** A whole sentence with `textSlot` in place of the element. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A sentence with an element at the position required by the language. */
export function SlotText({ text, children }: SlotTextProps): ReactElement {
  const [before = '', after] = text.split(textSlot);
  return (
    <>
      {before}
      {after === undefined ? null : children}
      {after}
    </>
  );
}
