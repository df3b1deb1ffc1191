import TinyQueue from 'tinyqueue';

interface Event {
  readonly atMs: number;
  /** Events of the same time happen in the order in which they were planned. */
  readonly place: number;
  readonly work: () => void;
}

/** The time of a simulation: it goes from event to event. */
export interface Clock {
  /** Milliseconds since the start. */
  now(): number;
  /** Plans work after some milliseconds. */
  after(ms: number, work: () => void): void;
  /** Lets time pass until nothing is planned. */
  run(): void;
}

/** Creates a clock at 0. */
export function createClock(): Clock {
  const events = new TinyQueue<Event>([], (a, b) => a.atMs - b.atMs || a.place - b.place);
  let nowMs = 0;
  let place = 0;
  return {
    now: () => nowMs,
    after(ms, work) {
      events.push({ atMs: nowMs + ms, place: place++, work });
    },
    run() {
      for (let event = events.pop(); event !== undefined; event = events.pop()) {
        nowMs = event.atMs;
        event.work();
      }
    },
  };
}
