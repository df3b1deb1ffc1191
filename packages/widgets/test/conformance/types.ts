import type { PawletEventName } from '@pawlet/core';

/** Behaviour of the store behind a widget. */
export type ServerMode = 'answers' | 'waits' | 'fails';

/** Data for the suite besides a widget's definition. */
export interface WidgetCase {
  readonly id: string;
  /** Options with which it shows content. */
  readonly options: () => Readonly<Record<string, string>>;
  /** A wrong option, and its name in the error. */
  readonly wrong: { readonly options: Readonly<Record<string, string>>; readonly name: string };
}

/** The widget to open. */
export interface OpenRequest {
  /** Id of the widget. */
  readonly widget: string;
  /** Options as in attributes and in a query. */
  readonly options: Readonly<Record<string, string>>;
  readonly mode: ServerMode;
  /** The language of a test, or accented texts that reveal hard-coded ones. @default 'en' */
  readonly language?: 'en' | 'pseudo' | undefined;
}

/** Visible state of a widget. */
export interface Look {
  /** Content is loading. */
  readonly isBusy: boolean;
  readonly hasError: boolean;
  /** Pieces of visible text, in order. */
  readonly texts: readonly string[];
}

/** An accessibility violation, with its location. */
export type Violation = string;

/** Description of something a widget left behind. */
export type Leftover = string;

/** An opened widget. */
export interface OpenedWidget {
  look(): Promise<Look>;
  /** Names of the events received by the surrounding page, in order. */
  events(): Promise<readonly PawletEventName[]>;
  /** The integrator's error message; undefined if there is none. */
  configError(): Promise<string | undefined>;
  setMode(mode: ServerMode): Promise<void>;
  /** Presses the retry button. */
  retry(): Promise<void>;
  violations(): Promise<readonly Violation[]>;
  /** Controls that are not reached with the Tab key. */
  unreached(): Promise<readonly string[]>;
  /** All of the store's responses, to distinguish their texts from the widget's. */
  responses(): Promise<string>;
  /** Removes it, once; returns what is left: listeners, timers, requests, styles, and changes outside its container. */
  close(): Promise<readonly Leftover[]>;
}

/** One way to mount widgets. Drivers of other pages (frame, native host) have the same methods. */
export interface WidgetDriver {
  /** Its name in the table. */
  readonly mount: string;
  /** Unsupported checks with the reason: they are skipped. */
  readonly skips?: Readonly<Partial<Record<CheckName, string>>> | undefined;
  open(request: OpenRequest): Promise<OpenedWidget>;
}

/** The checks of the suite, in order. */
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
