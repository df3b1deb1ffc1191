import type { HostConnection, Readable } from '@pawlet/bridge/guest';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { FrameTrust } from '../host/createFrameTrust.ts';
import type { MessageLog } from './createMessageLog.ts';

/** The page's relation to its embedder. */
export interface Embedding {
  readonly connection: Pick<HostConnection, 'state' | 'context' | 'gate'>;
  readonly trust: StoreApi<FrameTrust>;
  readonly log: MessageLog;
}

const EmbeddingContext = createContext<Embedding | undefined>(undefined);

/** Provides the embedding to the widget. */
export const EmbeddingProvider = EmbeddingContext.Provider;

/** The page's relation to its embedder. */
export function useEmbedding(): Embedding {
  const embedding = useContext(EmbeddingContext);
  if (embedding === undefined) throw new Error('Pawlet: no embedding around this component.');
  return embedding;
}

/** The current value of an observable of the bridge. */
export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.get);
}

/** Whether the embedder is known, or known to be absent; once known it stays so across reconnections. */
export function useIsIntroduced(): boolean {
  const { status } = useReadable(useEmbedding().connection.state);
  const [isIntroduced, setIsIntroduced] = useState(false);
  if (!isIntroduced && status !== 'connecting') setIsIntroduced(true);
  return isIntroduced;
}
