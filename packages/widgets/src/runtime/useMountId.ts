import { useState } from 'react';

let mounts = 0;

/** A number of this mount, which no later one of the page has: `useId` repeats. For keys, never for markup. */
export function useMountId(): number {
  const [id] = useState(() => (mounts += 1));
  return id;
}
