import { sha256 } from '../../http/digest.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { type BindTicket, insertTicket } from './repository.ts';

const lifeSeconds = 600;

/** A single-use proof of a provider's identity, valid for ten minutes; only its hash is stored. */
export async function issueTicket(
  { random }: Pick<AppDeps, 'random'>,
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  identity: Omit<BindTicket, 'ticketHash' | 'expiresAt'>,
): Promise<string> {
  const ticket = random.hex(32);
  await insertTicket(db, { ...identity, ticketHash: await sha256(ticket), expiresAt: now + lifeSeconds });
  return ticket;
}
