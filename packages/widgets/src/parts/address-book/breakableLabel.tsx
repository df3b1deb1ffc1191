import { Fragment, type ReactNode } from 'react';

/** A label that breaks behind a slash before it breaks a word. */
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
