/** Shakes a row that was missed and puts the focus on what is to be done there. */
export function shake(row: HTMLElement | null): void {
  if (row === null) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.animate(
    [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: isCalm ? 0 : 300 },
  );
  row.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  row.querySelector('input')?.focus({ preventScroll: true });
}
