import type { Measurement } from './drive.ts';

/** A measurement with the resource use of the shop's process. */
export interface Row extends Measurement {
  /** CPU of the shop's process, milliseconds a request; without the database. */
  readonly cpuPerRequest: number;
  /** CPU of the PostgreSQL server, milliseconds a request; null where it is unknown. */
  readonly databaseCpuPerRequest: number | null;
  /** Requests a second as a share of the bare server's. */
  readonly toFloor: number | null;
  /** Outcomes other than `ok`, by name. */
  readonly refusals: Readonly<Record<string, number>>;
}

/** The limits of a row. */
export interface Budget {
  readonly leastPerSecond: number;
  /** Milliseconds. */
  readonly mostP99: number;
}

const columns: readonly (readonly [string, (row: Row) => string])[] = [
  ['', ({ name }) => name],
  ['requests', ({ requests }) => String(requests)],
  ['a second', ({ perSecond }) => perSecond.toFixed(0)],
  ['of floor', ({ toFloor }) => (toFloor === null ? '' : toFloor.toFixed(3))],
  ['p50 ms', ({ p50 }) => String(p50)],
  ['p97.5', ({ p97 }) => String(p97)],
  ['p99', ({ p99 }) => String(p99)],
  ['longest', ({ longest }) => String(longest)],
  ['errors', ({ errors }) => String(errors)],
  ['CPU ms each', ({ cpuPerRequest }) => cpuPerRequest.toFixed(2)],
  ['database', ({ databaseCpuPerRequest: cpu }) => cpu?.toFixed(2) ?? ''],
  ['kB each', ({ kilobytesPerReply }) => kilobytesPerReply.toFixed(1)],
];

/** The rows as a readable table. */
export function toTable(rows: readonly Row[]): string {
  const cells = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, read]) => read(row)))];
  const widths = columns.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** The missed limits of a row as sentences; empty when it is within its budget. */
export function misses(row: Row, budget: Budget | undefined): string[] {
  const found: string[] = [];
  if (row.errors > 0) found.push(`${row.name}: ${row.errors} errors, none are allowed`);
  if (budget === undefined) return found;
  if (row.perSecond < budget.leastPerSecond)
    found.push(
      `${row.name}: ${row.perSecond.toFixed(0)} requests a second, at least ${budget.leastPerSecond}`,
    );
  if (row.p99 > budget.mostP99) found.push(`${row.name}: p99 ${row.p99} ms, at most ${budget.mostP99}`);
  return found;
}
