import { orderCalls } from '@pawlet/operator';
import { counted } from '../../modules/operator/counted.ts';
import { readArguments, unknownArgument } from '../../modules/operator/readArguments.ts';
import type { ClientCommand } from '../clientCommand.ts';
import { done, refused, withTexts } from '../results.ts';

/** Ships many orders by a sheet of tracking numbers. */
export const shipListCommand: ClientCommand = {
  name: 'ship-list',
  usage: '<file.csv> [--good-lines] [--preview] [--json]',
  summary:
    'ships orders by a sheet of order number, carrier and tracking number; an error ships none, with --good-lines the others',
  calls: [orderCalls.shipOrders],
  hasJson: true,
  async run({ client, readTextFile }, args) {
    const read = readArguments(args, { flags: ['good-lines', 'preview'] });
    if (typeof read === 'string') return unknownArgument(read);
    const [file, more] = read.words;
    if (file === undefined) return refused('Enter the file.');
    if (more !== undefined) return unknownArgument(more);
    const csv = await readTextFile(file).catch(() => null);
    if (csv === null) return refused(`${file} cannot be read.`);
    const isPreview = read.flags.has('preview');
    const mode = read.flags.has('good-lines') ? 'good-lines' : 'all-or-nothing';
    return withTexts({}, async () => {
      const { data } = await client.call(orderCalls.shipOrders, { input: { mode, csv, isPreview } });
      const errors = data.lines.filter(({ result }) => result === 'error');
      const lines = errors.map(({ line, orderSn, detail }) => `line ${line}\t${orderSn}\t${detail}`);
      const text = [...lines, toSummary(data.shipped, errors.length, isPreview)].join('\n');
      const isNothing = errors.length > 0 && (isPreview || mode === 'all-or-nothing');
      return isNothing ? refused(text) : done(text, data);
    });
  },
};

function toSummary(shipped: number, errors: number, isPreview: boolean): string {
  if (isPreview) return `Nothing was shipped: ${counted(errors, 'error')} in this sheet.`;
  return `${counted(shipped, 'order')} shipped, ${counted(errors, 'error')}.`;
}
