import type { Logistics } from '@pawlet/core/api';
import styles from './Logistics.module.css';
import { ParcelTime } from './ParcelTime.tsx';
import { splitPhones } from './phoneNumbers.ts';

/** The carrier's events, newest first; phone numbers in them are links. */
export function TraceList({ steps }: { readonly steps: Logistics['steps'] }) {
  return (
    <ol className={styles['trace']}>
      {steps.map(({ time, text }, index) => (
        <li key={`${time} ${text}`} className={styles['step']} data-latest={index === 0 || undefined}>
          <p className={styles['words']}>
            {splitPhones(text).map((piece, place) =>
              piece.tel === undefined ? (
                piece.text
              ) : (
                <a key={place} href={`tel:${piece.tel}`}>
                  {piece.text}
                </a>
              ),
            )}
          </p>
          <p className={styles['time']}>
            <ParcelTime time={time} />
          </p>
        </li>
      ))}
    </ol>
  );
}
