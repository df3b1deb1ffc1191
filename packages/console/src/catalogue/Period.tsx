import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

export interface PeriodProps {
  /** Null: since ever. */
  readonly begin: number | null;
  /** Null: without an end. */
  readonly end: number | null;
}

/** From when to when, as far as there are limits. */
export function Period({ begin, end }: PeriodProps) {
  const text = useText();
  const { time } = useFormat();
  if (begin === null && end === null) return text('offer.always');
  return text('offer.fromTo', {
    from: begin === null ? '' : time(begin),
    to: end === null ? '' : time(end),
  });
}
