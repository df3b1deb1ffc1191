import { Fragment, type ReactNode } from 'react';

/** A label that breaks after a slash rather than within a word. */
export function breakableLabel(label: string): ReactNode {
  return label.split('/').map((part, index) => (
    <Fragment key={part}>
      {index === 0 ? null : (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
