import type { ShipmentResult as OperatorShipmentResult } from '@pawlet/operator';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { trySavepoint } from '../../db/trySavepoint.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import { type Language, toLanguage } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import { addLogLine } from '../operator/log.ts';
import type { JobAdvance, JobRow, JobWork } from '../operator-jobs/work.ts';
import { type CheckedShipment, checkShipments, shipChecked, type ShipmentResult } from './shipMany.ts';

/** Orders of one transaction: what a killed node has to do again, and for how long it locks them. */
const batch = 10;

const inputShape = v.object({
  mode: v.picklist(['all-or-nothing', 'good-lines']),
  /** Checks every line, and ships nothing. */
  isPreview: v.optional(v.boolean(), false),
  lines: v.array(v.object({ line: v.number(), given: v.unknown() })),
});

const progressShape = v.object({
  /** `check`: nothing is shipped yet. */
  phase: v.picklist(['check', 'ship']),
  results: v.array(
    v.object({
      line: v.number(),
      orderSn: v.string(),
      result: v.picklist(['shipped', 'already', 'error']),
      reason: v.nullable(v.picklist(['malformed', 'not-found', 'wrong-state', 'other-number', 'repeated'])),
    }),
  ),
});

type Progress = v.InferOutput<typeof progressShape>;

/** What is shipped by a job of this work. */
export type ShipOrdersInput = v.InferOutput<typeof inputShape>;

/** How many steps of one line such a job has: with `all-or-nothing` every line is checked before it is shipped. */
export function countShipOrders({ mode, isPreview, lines }: ShipOrdersInput): number {
  return mode === 'all-or-nothing' && !isPreview ? 2 * lines.length : lines.length;
}

/** Ships many orders, some in each transaction, each of them once. */
export const shipOrdersWork: JobWork = {
  kind: 'ship-orders',
  async prepare(deps, job, now) {
    const input = v.parse(inputShape, job.input);
    const checksFirst = input.isPreview || input.mode === 'all-or-nothing';
    const first: Progress = { phase: checksFirst ? 'check' : 'ship', results: [] };
    const progress = job.progress === null ? first : v.parse(progressShape, job.progress);
    const checked = checkShipments(input.lines);
    const next = checked.slice(progress.results.length, progress.results.length + batch);
    return {
      apply: async (tx) => {
        const added = await shipBatch(tx, { deps, job, now, isCheck: progress.phase === 'check' }, next);
        const results = [...progress.results, ...added];
        return toAdvance({ ...progress, results }, { input, checked, language: toLanguage(job.language) });
      },
    };
  },
};

async function shipBatch(
  tx: Database,
  {
    deps,
    job,
    now,
    isCheck,
  }: { readonly deps: StoreDeps; readonly job: JobRow; readonly now: number; readonly isCheck: boolean },
  lines: readonly CheckedShipment[],
): Promise<readonly ShipmentResult[]> {
  return trySavepoint(
    tx,
    async (db) => {
      const results = await shipChecked({ db, random: deps.random, now }, lines);
      for (const { orderSn, result } of results) {
        if (result !== 'shipped') continue;
        const line = { actor: job.actor, command: 'orders.ship-many', target: orderSn };
        await addLogLine(db, { ...line, arguments: [`job=${job.id}`], outcome: 'done' }, now);
      }
      return results;
    },
    () => !isCheck,
  );
}

function toAdvance(
  { phase, results }: Progress,
  {
    input,
    checked,
    language,
  }: {
    readonly input: ShipOrdersInput;
    readonly checked: readonly CheckedShipment[];
    readonly language: Language;
  },
): JobAdvance {
  const isEnd = results.length === checked.length;
  if (phase === 'check') {
    const isOver = isEnd && (input.isPreview || results.some(({ result }) => result === 'error'));
    return {
      done: isOver ? countShipOrders(input) : results.length,
      progress: isEnd ? { phase: 'ship', results: [] } : { phase, results },
      result: isOver ? toResult(results, language, true) : null,
      isFinished: isOver,
    };
  }
  return {
    done: countShipOrders(input) - checked.length + results.length,
    progress: { phase, results },
    result: toResult(results, language, false),
    isFinished: isEnd,
  };
}

/** The result as the operator API returns it. */
function toResult(
  results: readonly ShipmentResult[],
  language: Language,
  isUndone: boolean,
): OperatorShipmentResult {
  const shipped = results.filter(({ result }) => result === 'shipped').length;
  return {
    shipped: isUndone ? 0 : shipped,
    lines: results
      .toSorted((one, other) => one.line - other.line)
      .map((line) => toShipmentLine(line, language, isUndone)),
  };
}

function toShipmentLine(line: ShipmentResult, language: Language, isUndone: boolean) {
  const { result, reason } = line;
  return {
    ...line,
    result: isUndone && result === 'shipped' ? ('skipped' as const) : result,
    detail: reason === null ? '' : translate(language, `operator.shipment.${reason}`),
  };
}
