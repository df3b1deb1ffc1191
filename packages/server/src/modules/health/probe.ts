import { sql } from 'drizzle-orm';
import type { AppDeps } from '../../http/appDeps.ts';
import type { DatabaseMeasure } from '../../ports/metrics.ts';

/** Checks whether the database responds, and how fast; concurrent calls share one query. */
export type DatabaseProbe = () => Promise<DatabaseMeasure>;

const patienceMs = 2000;
const probes = new WeakMap<AppDeps['db'], DatabaseProbe>();

/** The probe of a shop's database. */
export function getProbe({ db, ping }: Pick<AppDeps, 'db' | 'ping'>): DatabaseProbe {
  const known = probes.get(db);
  if (known !== undefined) return known;
  const probe = createProbe(ping ?? (() => db.execute(sql`select 1`)));
  probes.set(db, probe);
  return probe;
}

/** Creates a probe with a timeout; no new query is sent while one is unanswered. */
export function createProbe(ping: () => Promise<unknown>, limitMs: number = patienceMs): DatabaseProbe {
  let underWay: Promise<boolean> | undefined;
  return async () => {
    const started = performance.now();
    underWay ??= ping()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        underWay = undefined;
      });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), limitMs);
    });
    const isUp = await Promise.race([underWay, tooLate]);
    clearTimeout(timer);
    return { isUp, seconds: (performance.now() - started) / 1000 };
  };
}
