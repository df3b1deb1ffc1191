import type { LocatedPlace, LocatedTown } from '@pawlet/widgets/parts';
import { useEffect, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from '@pawlet/widgets';

/** A place for the address form of one kind. */
export type PlaceForForm =
  | { readonly kind: 'domestic'; readonly place: LocatedPlace }
  | { readonly kind: 'overseas'; readonly place: LocatedTown };

const located = createStore<{ readonly given: PlaceForForm | undefined }>(() => ({ given: undefined }));

/** Passes a place to the form that waits for one. */
export function handOver(given: PlaceForForm): void {
  located.setState({ given });
}

/**
 * The place that was passed to the form of this kind, returned once; undefined before. `onOther` opens the other form
 * for a place of the other kind.
 */
export function useLocatedPlace(
  kind: PlaceForForm['kind'],
  onOther: (() => void) | undefined,
): PlaceForForm | undefined {
  const given = useStore(located, (state) => state.given);
  const [taken, setTaken] = useState<PlaceForForm>();
  const latest = useRef(onOther);
  useEffect(() => {
    latest.current = onOther;
  });
  useEffect(() => {
    if (given === undefined) return;
    if (given.kind === kind) {
      setTaken(given);
      located.setState({ given: undefined });
    } else latest.current?.();
  }, [given, kind]);
  return taken;
}
