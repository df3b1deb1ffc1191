import type { LocatedPlace, LocatedTown } from '@pawlet/widgets/parts';
import { useEffect, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from '../../layout/useStore.ts';

/** A place for the form of one kind of address. */
export type PlaceForForm =
  | { readonly kind: 'domestic'; readonly place: LocatedPlace }
  | { readonly kind: 'overseas'; readonly place: LocatedTown };

const located = createStore<{ readonly given: PlaceForForm | undefined }>(() => ({ given: undefined }));

/** Hands a place over to the form that is waiting for one. */
export function handOver(given: PlaceForForm): void {
  located.setState({ given });
}

/** What was handed over to the form of this kind, once; undefined before. `onOther` opens the other form for what is for it. */
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
