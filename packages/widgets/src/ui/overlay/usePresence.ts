import { useEffect, useState } from 'react';

/** True while `isOpen`, and for `leaveMs` after, for the exit animation. */
export function usePresence(isOpen: boolean, leaveMs: number): boolean {
  const [isKept, setIsKept] = useState(isOpen);
  if (isOpen && !isKept) setIsKept(true);
  useEffect(() => {
    if (isOpen || !isKept) return undefined;
    const timer = setTimeout(() => setIsKept(false), leaveMs);
    return () => clearTimeout(timer);
  }, [isOpen, isKept, leaveMs]);
  return isOpen || isKept;
}
