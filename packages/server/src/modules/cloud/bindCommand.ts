import type { OperatorCommand } from '../operator/command.ts';
import { bindCamera, type BindResult } from './bindCamera.ts';
import { readSerial } from './serial.ts';

const problems: Readonly<Record<Exclude<BindResult, 'done'>, string>> = {
  'no-camera': 'is not a line of a paid order with a camera: see `order`',
  full: 'already has a serial number for each of its cameras',
  taken: 'cannot have this serial number: it belongs to another camera',
  'other-sku': 'cannot have this serial number: it was imported for another SKU',
  unknown: 'cannot have this serial number: it was not imported for its SKU',
};

/** Binds cameras by their printed serial numbers. */
export const bindCameraCommand: OperatorCommand = {
  name: 'bind-camera',
  usage: '<serial> <order line> [<serial> <order line> …]',
  summary: 'binds the cameras of an order by serial number, all or none',
  async run({ db }, args, now) {
    const pairs = args.flatMap((serial, index) =>
      index % 2 === 0 ? [{ serial: readSerial(serial), line: args[index + 1] ?? '' }] : [],
    );
    const isFine = pairs.every(({ serial, line }) => serial !== '' && /^\d{1,9}$/u.test(line));
    if (pairs.length === 0 || !isFine)
      return { status: 'refused', text: 'Enter serial numbers, each with the id of its order line.' };
    for (const { serial, line } of pairs) {
      const result = await bindCamera(db, serial, Number(line), now);
      if (result !== 'done')
        return {
          status: 'refused',
          text: `Nothing was bound: ${serial}: line ${line} ${problems[result]}.`,
        };
    }
    return {
      status: 'done',
      text: `${pairs.map(({ serial, line }) => `${serial} bound to line ${line}`).join(', ')}.`,
    };
  },
};
