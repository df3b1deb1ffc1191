import { useState } from 'react';

/** The latest defined value, so that a closing sheet keeps its content. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
