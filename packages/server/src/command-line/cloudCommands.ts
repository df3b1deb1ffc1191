import { cloudCalls, planTypes } from '@pawlet/operator';
import { counted } from '../modules/operator/counted.ts';
import { momentCell } from '../modules/operator/toCsv.ts';
import type { ClientCommand } from './clientCommand.ts';
import { readAmounts } from './readAmounts.ts';
import { readArguments, unknownArgument } from './readArguments.ts';
import { done, refused, withTexts } from './results.ts';
import { sameText } from './sameText.ts';

const mostErrors = 30;

const refundCommand: ClientCommand = {
  name: 'refund-cloud-order',
  usage: '<order_sn> [all]',
  summary:
    'refunds the unused days of a cloud-storage plan and removes them from the camera; `all`: the full price',
  calls: [cloudCalls.refundCloudOrder],
  async run({ client }, [sn = '', scope, more]) {
    if ((scope !== undefined && scope !== 'all') || more !== undefined)
      return refused('Enter only the number, or add `all`.');
    const texts = {
      'not-found': 'There is no such cloud-storage order.',
      'used-up': `Not a whole day of ${sn} is left. \`all\` refunds its full price.`,
      'plan-state': `${sn} is unpaid, or was already refunded.`,
      'waits-already': `A refund of ${sn} already waits for the approval of a second person (approvals).`,
    };
    return withTexts(texts, async () => {
      const input = { isFull: scope === 'all' };
      const { data } = await client.call(cloudCalls.refundCloudOrder, { params: { sn }, input });
      const { amount, currency, storageUntil, approvalId } = data;
      if (data.status === 'waits')
        return done(`${amount} ${currency} wait for a second person (approval ${approvalId ?? ''}).`);
      const until = storageUntil === null ? 'no storage' : `storage until ${momentCell(storageUntil)}`;
      return done(`${sn} refunded: ${amount} ${currency}. The camera has ${until}.`);
    });
  },
};

const importCommand: ClientCommand = {
  name: 'import-cameras',
  formerName: 'import-serials',
  usage: '<file.csv> [--good-lines] [--replace] [--preview] [--json]',
  summary:
    'imports serial numbers of cameras, columns serial and sku; an error imports none, with --good-lines the others',
  calls: [cloudCalls.importSerials],
  hasJson: true,
  async run({ client, readTextFile }, args) {
    const read = readArguments(args, { flags: ['good-lines', 'replace', 'preview'] });
    if (typeof read === 'string') return unknownArgument(read);
    const [file, more] = read.words;
    if (file === undefined || more !== undefined) return refused('Enter the file.');
    const csv = await readTextFile(file).catch(() => null);
    if (csv === null) return refused(`${file} cannot be read.`);
    const isPreview = read.flags.has('preview');
    const mode = read.flags.has('good-lines') ? 'good-lines' : 'all-or-nothing';
    const input = { mode, csv, canReplace: read.flags.has('replace'), isPreview } as const;
    const { data } = await client.call(cloudCalls.importSerials, { input });
    const { added, moved, known, errors, repeated, isImported } = data;
    const lines = [
      ...shorten(errors.map(({ line, detail }) => `line ${line}\t${detail}.`)),
      ...shorten(repeated.map((line) => `line ${line}\trepeats an earlier line.`)),
    ];
    if (!isImported && !isPreview) return refused(['Nothing was imported.', ...lines].join('\n'));
    const counts = `${added} new, ${moved} with a new SKU, ${known} unchanged${errors.length === 0 ? '' : `, ${counted(errors.length, 'error')}`}.`;
    return done([isPreview ? `Nothing was imported yet: ${counts}` : counts, ...lines].join('\n'), data);
  },
};

function shorten(lines: readonly string[]): readonly string[] {
  const more = lines.length - mostErrors;
  return more > 0 ? [...lines.slice(0, mostErrors), `… and ${more} more similar lines`] : lines;
}

const bindCommand: ClientCommand = {
  name: 'bind-camera',
  usage: '<serial> <order line>',
  summary: 'binds a camera of an order by its serial number',
  calls: [cloudCalls.bindCamera],
  async run({ client }, [serial = '', line = '', more]) {
    if (more !== undefined) return unknownArgument(more);
    if (!/^\d{1,9}$/u.test(line)) return refused('Enter a serial number with the id of its order line.');
    const cannot = `Nothing was bound: ${serial} cannot be the serial number of line ${line}:`;
    const texts = {
      'no-camera': `Nothing was bound: line ${line} is not a line of a paid order with a camera: see \`order\`.`,
      'cameras-bound': `Nothing was bound: line ${line} already has a serial number for each of its cameras.`,
      'serial-taken': `${cannot} it belongs to another camera.`,
      'other-sku': `${cannot} it was imported for another SKU.`,
      'serial-unknown': `${cannot} it was not imported for its SKU.`,
    };
    return withTexts(texts, async () => {
      const { data } = await client.call(cloudCalls.bindCamera, { input: { serial, lineId: Number(line) } });
      return done(`${data.serial} bound to line ${line}.`);
    });
  },
};

const planUsage = refused('Enter month or year, the days, and such as prices=CNY:20,USD:3 name="30 days".');

const planCommand: ClientCommand = {
  name: 'make-plan',
  usage: '<month|year> <days> prices=CNY:20,USD:3,… name=<words> [rank=0] [offered=1]',
  summary: 'creates a cloud-storage plan, with the same name in every language until you change it',
  calls: [cloudCalls.createPlan],
  async run({ client }, args) {
    const read = readArguments(args, { fields: ['prices', 'name', 'rank', 'offered'] });
    if (typeof read === 'string') return unknownArgument(read);
    const [unit, days = '', more] = read.words;
    if (more !== undefined) return unknownArgument(more);
    const { fields } = read;
    const [name, rank = '0', offered = '1'] = [fields.get('name'), fields.get('rank'), fields.get('offered')];
    const type = planTypes.find((one) => one === unit);
    const prices = readAmounts(fields.get('prices') ?? '');
    const areNumbers = /^\d{1,4}$/u.test(days) && /^-?\d{1,6}$/u.test(rank) && /^[01]$/u.test(offered);
    if (type === undefined || name === undefined || prices === null || !areNumbers) return planUsage;
    const { data } = await client.call(cloudCalls.createPlan, {
      input: {
        type,
        days: Number(days),
        prices,
        name: sameText(name),
        rank: Number(rank),
        isOffered: offered === '1',
      },
    });
    return done(`Plan ${data.id} created: ${days} days.`, data);
  },
};

/** Cameras and cloud storage. */
export const cloudCommands: readonly ClientCommand[] = [
  refundCommand,
  importCommand,
  bindCommand,
  planCommand,
];
