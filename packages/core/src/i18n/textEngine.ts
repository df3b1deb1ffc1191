import type { MessageTexts } from './types.ts';

/** Returns a text by its key, with parameters filled in. */
export type LooseText = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** Options of the engine. */
export interface TextEngineOptions {
  /** The initial language. */
  readonly language: string;
  /** Language used for missing texts. */
  readonly fallback: string;
}

/** Stores texts by language and catalogue, and resolves plurals, parameters and the fallback language. */
export interface TextEngine {
  /** Merges texts over existing ones. */
  put(language: string, catalogue: string, texts: MessageTexts): void;
  /** The stored texts; undefined if there are none. */
  textsOf(language: string, catalogue: string): MessageTexts | undefined;
  /** The text function of a catalogue in a language. */
  textIn(language: string, catalogue: string): LooseText;
}
