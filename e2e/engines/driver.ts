import { isShown, locate, type Point, type Question, type Role } from './lookup.ts';
import { until } from './until.ts';

/** What a journey does with a phone, in any engine. */
export interface Driver {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Taps the element with this role and accessible name; a string matches the whole name, a pattern a part. */
  tap(role: Role, name: string | RegExp): Promise<void>;
  /** Taps an empty field and types into it. */
  type(role: Role, name: string | RegExp, text: string): Promise<void>;
  /** Waits until this text is on the screen, alone or within more. */
  see(text: string): Promise<void>;
  /** Goes back like the phone's own button. */
  back(): Promise<void>;
  /** Saves a screenshot as a PNG file. */
  shot(path: string): Promise<void>;
  /** Closes the browser. */
  close(): Promise<void>;
}

/** The operations that each engine implements its own way. */
export interface Hands extends Pick<Driver, 'open' | 'back' | 'shot' | 'close'> {
  /** Evaluates an expression in the page. */
  ask(expression: string): Promise<unknown>;
  /** Presses a point of the screen: by touch, or with a mouse where the engine has no other pointer. */
  press(point: Point): Promise<void>;
  /** Types on the keyboard, into the focused element. */
  write(text: string): Promise<void>;
}

/** An engine that may be installed on this machine. */
export interface Engine {
  readonly name: string;
  /** What is missing on this machine to run it; undefined if nothing is. */
  whatIsMissing(): string | undefined;
  /** Starts it at phone size. */
  start(): Promise<Hands>;
}

/** Size of the phone's screen in CSS pixels. */
export const screenSize = { width: 375, height: 812 } as const;

function toQuestion(role: Role, name: string | RegExp): Question {
  return typeof name === 'string'
    ? { role, name, isPattern: false }
    : { role, name: name.source, isPattern: true };
}

/** Calls a function of lookup.ts in the page, sent as its source. */
async function ask<Asked, Answer>(
  hands: Hands,
  look: (asked: Asked) => Answer,
  asked: Asked,
): Promise<Answer> {
  return (await hands.ask(`(${String(look)})(${JSON.stringify(asked)})`)) as Answer;
}

/** Creates a driver: elements are found the same way in every engine. */
export function createDriver(hands: Hands): Driver {
  const tap = async (question: Question): Promise<void> => {
    let seen = '';
    let stillLooks = 0;
    // What is animated, or shifted by content above it, is pressed once it is still; otherwise the press misses it.
    const { point } = await until(`${question.role} "${question.name}" within reach`, async () => {
      const found = await ask(hands, locate, question);
      const place = JSON.stringify(found?.point);
      stillLooks = place === seen ? stillLooks + 1 : 0;
      seen = place;
      return stillLooks > 2 ? found : null;
    });
    await hands.press(point);
  };
  return {
    tap: (role, name) => tap(toQuestion(role, name)),
    async type(role, name, text) {
      const question = toQuestion(role, name);
      await tap(question);
      // A browser reports the tap before the tap has focused the field.
      await until(`focus in the ${role} "${question.name}"`, async () => {
        const field = await ask(hands, locate, question);
        return field?.isFocused === true ? field : null;
      });
      await hands.write(text);
      await until(`"${text}" in the ${role} "${question.name}"`, async () => {
        const field = await ask(hands, locate, question);
        return field?.value === text ? field : null;
      });
    },
    async see(text) {
      await until(`"${text}" on the screen`, async () => ((await ask(hands, isShown, text)) ? text : null));
    },
    open: (url) => hands.open(url),
    back: () => hands.back(),
    shot: (path) => hands.shot(path),
    close: () => hands.close(),
  };
}
