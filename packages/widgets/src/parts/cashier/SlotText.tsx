import type { ReactElement, ReactNode } from 'react';

/** Stands in a text for what is put into it as an element. */
export const textSlot = '\u0001';

export interface SlotTextProps {
  /** A whole sentence with `textSlot` where the element goes. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A sentence with an element in the place where the language wants it. */
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
