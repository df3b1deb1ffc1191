/** By what way the page reaches its embedder. */
export type TransportKind = 'window' | 'webkit' | 'android' | 'react-native' | 'mini-program';

/** A way for texts, the only thing that a transport has to do. */
export interface TextPort {
  readonly kind: TransportKind;
  /** False where texts arrive late and nothing comes back: mini-programs deliver on back, share or close. */
  readonly realtime: boolean;
  /** Hands a text over; throws where that is not possible. */
  send(text: string): void;
  /** Hears texts, and whatever else arrives on the way, unread; answers the function that ends it. */
  onText(listener: (text: unknown) => void): () => void;
}
