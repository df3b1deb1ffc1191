import { findMessages } from '../demo-inbox/inbox.ts';
import type { OperatorCommand } from './command.ts';

/** Lists the messages of the demo inbox. */
export const inboxCommand: OperatorCommand = {
  name: 'inbox',
  usage: '',
  summary: 'shows the latest verification codes (demo mode)',
  async run({ db, settings }) {
    if (!settings.isDemo)
      return {
        status: 'refused',
        text: 'Only the demo has an inbox: a real shop sends its codes by e-mail and text message.',
      };
    const messages = await findMessages(db, 20);
    const lines = messages.map(({ recipient, code, text }) => `${recipient}\t${code === '' ? text : code}`);
    return { status: 'done', text: lines.length === 0 ? 'The inbox is empty.' : lines.join('\n') };
  },
};
