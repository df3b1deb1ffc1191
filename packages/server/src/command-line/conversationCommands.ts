import { afterSalesCalls } from '@pawlet/operator';
import { readArguments, unknownArgument } from './readArguments.ts';
import type { ClientCommand } from './clientCommand.ts';
import { toRequestTexts } from './requestTexts.ts';
import { done, refused, withTexts } from './results.ts';

const messageCommand: ClientCommand = {
  name: 'message-shopper',
  usage: '<refund_sn> <text>',
  summary: 'sends the shopper a message about a refund or return request',
  calls: [afterSalesCalls.writeMessage],
  async run({ client }, [sn = '', ...words]) {
    const text = words.join(' ').trim();
    if (text === '') return refused('Enter a text: the shopper gets it.');
    return withTexts(toRequestTexts(sn), async () => {
      await client.call(afterSalesCalls.writeMessage, { params: { sn }, input: { text } });
      return done(`${sn}: message sent.`);
    });
  },
};

const askCommand: ClientCommand = {
  name: 'ask-pictures',
  usage: '<refund_sn> <note to the shopper>',
  summary: 'asks the shopper for pictures; the request waits for them',
  calls: [afterSalesCalls.askForPictures],
  async run({ client }, [sn = '', ...words]) {
    const note = words.join(' ').trim();
    if (note === '') return refused('Enter a note: the shopper sees it.');
    return withTexts(toRequestTexts(sn), async () => {
      await client.call(afterSalesCalls.askForPictures, { params: { sn }, input: { note } });
      return done(`${sn} waits for pictures.`);
    });
  },
};

const exchangeCommand: ClientCommand = {
  name: 'exchange-return',
  usage: '<refund_sn> <carrier> <number> [sku=PW-…] [note="…"] [--not-back]',
  summary:
    'ships a replacement for a return instead of refunding it; --not-back leaves the returned pieces out of the stock',
  calls: [afterSalesCalls.exchangeReturn],
  async run({ client }, args) {
    const read = readArguments(args, { flags: ['not-back'], fields: ['sku', 'note'] });
    if (typeof read === 'string') return unknownArgument(read);
    const [sn = '', carrier, number, more] = read.words;
    if (more !== undefined) return unknownArgument(more);
    if (carrier === undefined || number === undefined)
      return refused('Enter the carrier and the number of the parcel with the replacement.');
    const sku = read.fields.get('sku');
    const note = read.fields.get('note');
    return withTexts(toRequestTexts(sn), async () => {
      const { data } = await client.call(afterSalesCalls.exchangeReturn, {
        params: { sn },
        input: { carrier, number, sku, note, hasComeBack: !read.flags.has('not-back') },
      });
      return done(
        `${sn} exchanged: ${data.quantity} × ${data.replacement?.sku ?? ''} by ${carrier} ${number}.`,
      );
    });
  },
};

/** Messages between shop and shopper, pictures that the shop asks for, and replacements. */
export const conversationCommands: readonly ClientCommand[] = [messageCommand, askCommand, exchangeCommand];
