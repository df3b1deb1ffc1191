import { createContext, useContext, useEffect } from 'react';

/** What knows whether anything that was entered would be lost. */
export interface UnsavedInput {
  /** Counts a form with something that is not saved; returns what counts it no longer. */
  readonly add: () => () => void;
  /** Does it at once, or, if something would be lost, after the person has agreed to that. */
  readonly leave: (go: () => void) => void;
}

/** Outside of the layout nothing asks: those pages have no forms that one leaves. */
export const UnsavedContext = createContext<UnsavedInput>({
  add: () => () => undefined,
  leave: (go) => go(),
});

/** Says that a form has input that is lost when the person leaves. */
export function useUnsaved(isUnsaved: boolean): void {
  const { add } = useContext(UnsavedContext);
  useEffect(() => (isUnsaved ? add() : undefined), [add, isUnsaved]);
}

/** For what leaves a form without leaving its page, such as another language. */
export function useLeave(): UnsavedInput['leave'] {
  return useContext(UnsavedContext).leave;
}
