import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Sender } from '../../ports/messenger.ts';
import { insertMessage } from './repository.ts';

/** Stores messages in the demo inbox instead of sending them. */
export function createInboxSender(db: Database, clock: Clock): Sender {
  return {
    isConfigured: true,
    async send(message) {
      await insertMessage(db, message, Math.floor(clock.nowMs() / 1000));
      return 'sent';
    },
  };
}
