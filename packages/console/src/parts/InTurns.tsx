import { Children, type ReactNode, useEffect, useState } from 'react';

/** Renders its children one after another, each in a task of its own: the first ones can be used meanwhile. */
export function InTurns({ children }: { readonly children: ReactNode }) {
  const all = Children.toArray(children);
  const [count, setCount] = useState(1);
  const isDone = count >= all.length;
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setTimeout(() => setCount(count + 1));
    return () => clearTimeout(timer);
  }, [count, isDone]);
  return all.slice(0, count);
}
