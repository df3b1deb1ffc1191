import type { HostConnection, Readable } from '@pawlet/bridge/guest';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { FrameTrust } from '../host/createFrameTrust.ts';
import type { MessageLog } from './createMessageLog.ts';

/** How the page stands to whoever embeds it. */
export interface Embedding {
  readonly connection: Pick<HostConnection, 'state' | 'context' | 'gate'>;
  readonly trust: StoreApi<FrameTrust>;
  readonly log: MessageLog;
}

const EmbeddingContext = createContext<Embedding | undefined>(undefined);

/** Hands the embedding down to the widget. */
export const EmbeddingProvider = EmbeddingContext.Provider;

/** How the page stands to whoever embeds it. */
export function useEmbedding(): Embedding {
  const embedding = useContext(EmbeddingContext);
  if (embedding === undefined) throw new Error('Pawlet: no embedding around this component.');
  return embedding;
}

/** The present value of something that the bridge tells. */
export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.get);
}

/** Whether it is known who embeds the page, or that nobody does; once it was known it stays so through reconnections. */
export function useIsIntroduced(): boolean {
  const { status } = useReadable(useEmbedding().connection.state);
  const [isIntroduced, setIsIntroduced] = useState(false);
  if (!isIntroduced && status !== 'connecting') setIsIntroduced(true);
  return isIntroduced;
}
