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
  /** Evaluates an expression in the page; its value is sent as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Saves a screenshot as a PNG file. */
  shot(path: string): Promise<void>;
  /** Closes the browser. */
  close(): Promise<void>;
}

/** The operations that each engine implements its own way. */
export interface EngineOperations extends Pick<Driver, 'open' | 'back' | 'evaluate' | 'shot' | 'close'> {
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
  start(): Promise<EngineOperations>;
}

/** Size of the phone's screen in CSS pixels. */
export const screenSize = { width: 375, height: 812 } as const;

function toQuestion(role: Role, name: string | RegExp): Question {
  return typeof name === 'string'
    ? { role, name, isPattern: false }
    : { role, name: name.source, isPattern: true };
}

/** Calls a function of lookup.ts in the page, sent as its source. */
async function evaluate<Input, Result>(
  engine: EngineOperations,
  lookUp: (input: Input) => Result,
  input: Input,
): Promise<Result> {
  return (await engine.evaluate(`(${String(lookUp)})(${JSON.stringify(input)})`)) as Result;
}

/** Creates a driver: elements are found the same way in every engine. */
export function createDriver(engine: EngineOperations): Driver {
  const tap = async (question: Question): Promise<void> => {
    let seen = '';
    let stableFrames = 0;
    // What is animated, or shifted by content above it, is pressed once it is still; otherwise the press misses it.
    const { point } = await until(`${question.role} "${question.name}" within reach`, async () => {
      const found = await evaluate(engine, locate, question);
      const place = JSON.stringify(found?.point);
      stableFrames = place === seen ? stableFrames + 1 : 0;
      seen = place;
      return stableFrames > 2 ? found : null;
    });
    await engine.press(point);
  };
  return {
    tap: (role, name) => tap(toQuestion(role, name)),
    async type(role, name, text) {
      const question = toQuestion(role, name);
      await tap(question);
      // A browser reports the tap before the tap has focused the field.
      await until(`focus in the ${role} "${question.name}"`, async () => {
        const field = await evaluate(engine, locate, question);
        return field?.isFocused === true ? field : null;
      });
      await engine.write(text);
      await until(`"${text}" in the ${role} "${question.name}"`, async () => {
        const field = await evaluate(engine, locate, question);
        return field?.value === text ? field : null;
      });
    },
    async see(text) {
      await until(`"${text}" on the screen`, async () =>
        (await evaluate(engine, isShown, text)) ? text : null,
      );
    },
    open: (url) => engine.open(url),
    back: () => engine.back(),
    evaluate: (expression) => engine.evaluate(expression),
    shot: (path) => engine.shot(path),
    close: () => engine.close(),
  };
}
