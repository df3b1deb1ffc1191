export interface TimeLeft {
  readonly days: number;
  /** Hours (only if there are days or hours), minutes and seconds, two digits each. */
  readonly clockParts: readonly string[];
}

/** Splits a duration in milliseconds for a countdown; a started second counts as a whole one. */
export function timeLeft(durationMs: number): TimeLeft {
  const total = Math.max(0, Math.ceil(durationMs / 1000));
  const days = Math.floor(total / 86_400);
  const hours = Math.floor((total % 86_400) / 3600);
  const rest = [Math.floor((total % 3600) / 60), total % 60];
  const shown = days > 0 || hours > 0 ? [hours, ...rest] : rest;
  return { days, clockParts: shown.map((part) => String(part).padStart(2, '0')) };
}
