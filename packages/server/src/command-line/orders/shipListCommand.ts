import { jobCalls, orderCalls, readShipmentResult } from '@pawlet/operator';
import { counted } from '../../modules/operator/counted.ts';
import type { ClientCommand } from '../clientCommand.ts';
import { followJob } from '../jobCommands.ts';
import { readArguments, unknownArgument } from '../readArguments.ts';
import { done, refused } from '../results.ts';

/** Ships many orders by a sheet of tracking numbers, in the background: a lost connection interrupts nothing. */
export const shipListCommand: ClientCommand = {
  name: 'ship-list',
  usage: '<file.csv> [--good-lines] [--preview] [--json]',
  summary:
    'ships orders by a sheet of order number, carrier and tracking number; an error ships none, with --good-lines the others',
  calls: [orderCalls.shipOrders, jobCalls.readJob],
  hasJson: true,
  async run(deps, args) {
    const read = readArguments(args, { flags: ['good-lines', 'preview'] });
    if (typeof read === 'string') return unknownArgument(read);
    const [file, more] = read.words;
    if (file === undefined) return refused('Enter the file.');
    if (more !== undefined) return unknownArgument(more);
    const csv = await deps.readTextFile(file).catch(() => null);
    if (csv === null) return refused(`${file} cannot be read.`);
    const isPreview = read.flags.has('preview');
    const mode = read.flags.has('good-lines') ? 'good-lines' : 'all-or-nothing';
    const started = await deps.client.call(orderCalls.shipOrders, { input: { mode, csv, isPreview } });
    const job = await followJob(deps, started.data);
    const result = readShipmentResult(job);
    if (result === null) return refused(`Nothing was shipped: job ${job.id} is ${job.state}.`);
    const { shipped, lines } = result;
    const errors = lines.filter((line) => line.result === 'error');
    const summary = isPreview
      ? `Nothing was shipped: ${counted(errors.length, 'error')} in this sheet.`
      : `${counted(shipped, 'order')} shipped, ${counted(errors.length, 'error')}${job.state === 'done' ? '' : `, then ${job.state}`}.`;
    const text = [
      ...errors.map(({ line, orderSn, detail }) => `line ${line}\t${orderSn}\t${detail}`),
      summary,
    ].join('\n');
    const isNothing = errors.length > 0 && (isPreview || mode === 'all-or-nothing');
    return isNothing || job.state !== 'done' ? refused(text) : done(text, result);
  },
};
