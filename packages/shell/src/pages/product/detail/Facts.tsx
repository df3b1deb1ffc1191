import { Fragment } from 'react';
import styles from './Detail.module.css';

/** Short facts in a row: a line breaks between two of them, and the dot stays with the first. */
export function Facts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index === 0 ? '' : ' '}
          <span className={styles['fact']}>{index === facts.length - 1 ? fact : `${fact} ·`}</span>
        </Fragment>
      ))}
    </>
  );
}
