import type { Logistics } from '@pawlet/core/api';
import { toInterfaceLanguage } from '@pawlet/core/i18n';
import { useLocale } from '@pawlet/widgets';
import styles from './Logistics.module.css';
import { splitPhones } from './phoneNumbers.ts';
import { traceTime } from './traceTime.ts';

/** What the carrier has reported, newest first; numbers in it can be called. */
export function TraceList({ steps }: { readonly steps: Logistics['steps'] }) {
  const language = toInterfaceLanguage(useLocale()) ?? 'en';
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
            <time>{traceTime(time, language)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
