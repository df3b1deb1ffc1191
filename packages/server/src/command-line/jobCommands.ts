import { jobCalls, type OperatorJob } from '@pawlet/operator';
import { momentCell } from '../modules/operator/toCsv.ts';
import type { ClientCommand, ClientDeps } from './clientCommand.ts';
import { unknownArgument } from './readArguments.ts';
import { done } from './results.ts';
import { stepCommand } from './stepCommand.ts';

const toLine = ({ id, kind, state, done: count, total, created }: OperatorJob) =>
  [id, kind, state, `${count} of ${total}`, momentCell(created)].join('\t');

/** Follows work in the background to its end, and returns it. */
export async function followJob(
  { client, showProgress }: ClientDeps,
  { id }: Pick<OperatorJob, 'id'>,
): Promise<OperatorJob> {
  for (;;) {
    const { data } = await client.call(jobCalls.readJob, { params: { id: String(id) } });
    if (data.ended !== null) return data;
    await showProgress(`Job ${id}: ${data.done} of ${data.total} (cancel-job ${id} cancels it)`);
  }
}

/** Work in the background. */
export const jobCommands: readonly ClientCommand[] = [
  {
    name: 'jobs',
    usage: '[--json]',
    summary: 'lists your work in the background of the last day, the newest first',
    calls: [jobCalls.listJobs],
    hasJson: true,
    async run({ client }, [more]) {
      if (more !== undefined) return unknownArgument(more);
      const { items } = (await client.call(jobCalls.listJobs)).data;
      return done(items.length === 0 ? 'There is none.' : items.map(toLine).join('\n'), items);
    },
  },
  stepCommand({
    name: 'cancel-job',
    argument: 'id',
    summary: 'cancels work in the background before its next step; what was done stays',
    call: jobCalls.cancelJob,
    toParams: (id) => ({ id }),
    texts: (id) => ({ 'not-found': 'There is no such job of yours.', ended: `Job ${id} has ended.` }),
    toText: (_, job) => toLine(job),
  }),
];
