import { useState } from 'react';

/** The latest value that was there, so that a sheet going down still says what it said. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
