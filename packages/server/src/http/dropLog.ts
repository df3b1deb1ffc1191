import { topics, topicsOfEverything } from '../db/topics.ts';
import type { Change } from '../db/readChanges.ts';

/** What published changes mean for a cached value. */
export interface Touch {
  readonly isDropped: boolean;
  /** Epoch milliseconds of the first minor change; undefined for none. */
  readonly minorAt: number | undefined;
}

/** The published changes that a node knows of, numbered in the order of their arrival. */
export interface DropLog {
  /** Number of the last change. */
  last(): number;
  /** Number of the last change that was not minor. */
  lastMajor(): number;
  add(changes: readonly Change[], nowMs: number): void;
  /** What the changes after number `since` mean for a value that depends on these topics. */
  find(topics: ReadonlySet<string>, since: number): Touch;
}

interface TopicRecord {
  /** Number of the last change that was not minor. */
  major: number;
  /** Minor changes, oldest first. */
  readonly minors: { readonly number: number; readonly atMs: number }[];
}

const mostTopics = 20_000;
const mostMinors = 8;

/** Creates an empty log. */
export function createDropLog(): DropLog {
  const records = new Map<string, TopicRecord>();
  let last = 0;
  let lastMajor = 0;
  /** Values older than this are dropped whatever they depend on. */
  let floor = 0;

  const getRecord = (topic: string): TopicRecord => {
    const known = records.get(topic);
    if (known !== undefined) return known;
    const record = { major: 0, minors: [] };
    records.set(topic, record);
    return record;
  };
  const addMinor = (topic: string, atMs: number): void => {
    const { minors } = getRecord(topic);
    minors.push({ number: last, atMs });
    if (minors.length <= mostMinors) return;
    // For what was loaded between the two oldest, the change counts as older than it is.
    const [oldest, next] = minors;
    if (oldest !== undefined && next !== undefined)
      minors.splice(0, 2, { number: next.number, atMs: oldest.atMs });
  };
  const addMajor = (topic: string): void => {
    getRecord(topic).major = last;
    lastMajor = last;
  };

  return {
    last: () => last,
    lastMajor: () => lastMajor,
    add(changes, nowMs) {
      last += 1;
      for (const { topic, isMinor } of changes) {
        if (isMinor) addMinor(topic, nowMs);
        else if (topicsOfEverything.has(topic)) floor = last;
        else {
          addMajor(topic);
          if (topic.startsWith(topics.product(0).slice(0, -1))) addMajor(topics.products);
          if (topic.startsWith(topics.stock(0).slice(0, -1))) addMinor(topics.prices, nowMs);
        }
      }
      if (records.size > mostTopics) {
        records.clear();
        floor = last;
      }
      if (floor === last) lastMajor = last;
    },
    find(wanted, since) {
      if (since < floor) return { isDropped: true, minorAt: undefined };
      let minorAt: number | undefined;
      for (const topic of wanted) {
        const record = records.get(topic);
        if (record === undefined) continue;
        if (record.major > since) return { isDropped: true, minorAt: undefined };
        const first = record.minors.find(({ number }) => number > since);
        if (first !== undefined) minorAt = Math.min(minorAt ?? first.atMs, first.atMs);
      }
      return { isDropped: false, minorAt };
    },
  };
}
