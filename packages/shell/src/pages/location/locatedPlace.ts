import type { LocatedPlace } from '@pawlet/widgets/parts';
import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from '../../layout/useStore.ts';

const located = createStore<{ readonly place: LocatedPlace | undefined }>(() => ({ place: undefined }));

/** Hands a place over to the form that is waiting for one. */
export function handOver(place: LocatedPlace): void {
  located.setState({ place });
}

/** What was handed over to this page, once; undefined before. */
export function useLocatedPlace(): LocatedPlace | undefined {
  const given = useStore(located, ({ place }) => place);
  const [taken, setTaken] = useState<LocatedPlace>();
  useEffect(() => {
    if (given === undefined) return;
    setTaken(given);
    located.setState({ place: undefined });
  }, [given]);
  return taken;
}
