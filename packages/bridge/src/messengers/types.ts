/** How the page communicates with its embedder. */
export type TransportKind = 'window' | 'webkit' | 'android' | 'react-native' | 'mini-program';

/** A transport of texts. */
export interface TextPort {
  readonly kind: TransportKind;
  /** False if texts arrive late and without reply: mini-programs deliver on back, share or close. */
  readonly realtime: boolean;
  /** Sends a text; throws if that is not possible. */
  send(text: string): void;
  /** Listens to incoming texts and any other data, unparsed; returns an unsubscribe function. */
  onText(listener: (text: unknown) => void): () => void;
}
