import type { MessageTexts } from './types.ts';

/** Gives a text by its key, with its parameters filled in. */
export type LooseText = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** What the engine is made with. */
export interface TextEngineOptions {
  /** The language of the first texts. */
  readonly language: string;
  /** Where a text stands that the language lacks. */
  readonly fallback: string;
}

/** Keeps texts by language and catalogue, and prints them: plurals, parameters and the fall-back language. */
export interface TextEngine {
  /** Puts texts over those that are there. */
  put(language: string, catalogue: string, texts: MessageTexts): void;
  /** The texts as they were put; undefined before. */
  textsOf(language: string, catalogue: string): MessageTexts | undefined;
  /** The text function of a catalogue in a language. */
  textIn(language: string, catalogue: string): LooseText;
}
