import type { PawletEventName } from '@pawlet/core';

/** How the store behind a widget behaves. */
export type ServerMood = 'answers' | 'waits' | 'fails';

/** What the suite needs to know of a widget beside its definition. */
export interface WidgetCase {
  readonly id: string;
  /** Options with which it shows content. */
  readonly options: () => Readonly<Record<string, string>>;
  /** A wrong option, and how the error names it. */
  readonly wrong: { readonly options: Readonly<Record<string, string>>; readonly name: string };
}

/** What is to be opened. */
export interface OpenRequest {
  /** Id of the widget. */
  readonly widget: string;
  /** Options as they stand in attributes and in a query. */
  readonly options: Readonly<Record<string, string>>;
  readonly mood: ServerMood;
  /** The language of a test, or accented texts that show what is not in a catalogue. @default 'en' */
  readonly language?: 'en' | 'pseudo' | undefined;
}

/** What can be seen of a widget. */
export interface Look {
  /** Something stands in the place of content that is on its way. */
  readonly isBusy: boolean;
  readonly hasError: boolean;
  /** Pieces of visible text, in order. */
  readonly texts: readonly string[];
}

/** A rule of accessibility that is broken, with where. */
export type Violation = string;

/** What a widget left behind, each thing described; empty for nothing. */
export type Leftover = string;

/** A widget that was opened. */
export interface OpenedWidget {
  look(): Promise<Look>;
  /** Names of the events that the page around it has heard, in order. */
  heard(): Promise<readonly PawletEventName[]>;
  /** What the integrator is told; undefined while nothing is wrong. */
  configError(): Promise<string | undefined>;
  setMood(mood: ServerMood): Promise<void>;
  /** Presses the button that tries again. */
  retry(): Promise<void>;
  violations(): Promise<readonly Violation[]>;
  /** What can be pressed or filled in, but is not reached with the Tab key. */
  unreached(): Promise<readonly string[]>;
  /** Everything that the store has answered, for telling its words from the widget's. */
  answers(): Promise<string>;
  /** Takes it away, once; answers what stays: listeners, timers, requests, styles, and marks outside of its place. */
  close(): Promise<readonly Leftover[]>;
}

/** One way to mount widgets. A driver of a page elsewhere (frame, native host) has the same methods. */
export interface WidgetDriver {
  /** As it is called in the table. */
  readonly mount: string;
  /** What this way cannot show, with the reason: these checks are skipped. */
  readonly skips?: Readonly<Partial<Record<CheckName, string>>> | undefined;
  open(request: OpenRequest): Promise<OpenedWidget>;
}

/** The checks of the suite, in their order. */
export const checkNames = [
  'options',
  'wrong option',
  'skeleton, content, ready',
  'error, retry',
  'pseudo-locale',
  'accessibility',
  'keyboard',
  'nothing left',
] as const;

export type CheckName = (typeof checkNames)[number];
