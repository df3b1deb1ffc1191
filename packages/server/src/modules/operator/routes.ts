import { scopes } from '@pawlet/operator';
import type { Context } from 'hono';
import type { AppEnv, StoreModule } from '../../http/appDeps.ts';
import { readText } from '../../http/readBody.ts';
import { hasOperatorSecret, isLocalCaller } from '../../http/operatorDoor.ts';
import { withLogFields } from '../../http/withLogFields.ts';
import { operatorCommands } from './commands.ts';
import type { OperatorActor } from './log.ts';
import { findKeyHolder } from './operatorKeys.ts';
import { printResult, wantsJson } from './printResult.ts';
import { runCommand } from './runCommand.ts';

const maxArgumentBytes = 1024 * 1024;

/** Accepts operator commands from this machine, with an operator key or the secret of the data folder. */
export const operatorRoutes: StoreModule = (app, deps) => {
  if (deps.operatorSecret === undefined) return;
  app.post('/operator/:command', async (c) => {
    const operatorKey = c.req.header('x-operator-key') ?? '';
    if (!isLocalCaller(c) || (operatorKey === '' && !hasOperatorSecret(c))) return c.notFound();
    const command = operatorCommands.find(({ name }) => name === c.req.param('command'));
    const given = parseArguments(await readText(c.req.raw, maxArgumentBytes));
    if (given === undefined) return c.json({ status: 'refused', text: 'The arguments are not a JSON list.' });
    const { now, requestId } = c.var.base;
    const logger = withLogFields(c.var.base.logger, { command: command?.name ?? '' });
    try {
      const actor = operatorKey === '' ? localActor(c) : await namedActor(deps.db, operatorKey, now);
      if (actor === null)
        return c.json({ status: 'refused', text: 'This operator key is unknown or revoked.' }, 401);
      if (command === undefined) return c.json({ status: 'refused', text: 'There is no such command.' });
      const result = await runCommand({ ...deps, logger }, { command, given, actor, now });
      return c.json({ status: result.status, text: printResult(result, wantsJson(command, given)) });
    } catch (error) {
      c.set('outcome', 'INTERNAL');
      logger.error('command failed', error);
      const name = command?.name ?? 'The command';
      return c.json({ status: 'failed', text: failureText(name, requestId) }, 500);
    } finally {
      await deps.catchUp?.();
      deps.replyCache?.clear();
    }
  });
};

/** The arguments of a command as texts, none for an empty body; undefined when invalid. */
function parseArguments(text: string): readonly string[] | undefined {
  if (text.trim() === '') return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.map((one) => storable(String(one))) : undefined;
  } catch {
    // The error is the sender's problem.
    return undefined;
  }
}

/** Removes characters that no database stores. */
function storable(text: string): string {
  return text.replaceAll(/[\0\p{Cs}]/gu, '');
}

/**
 * The name that a caller with the secret of the data folder gives itself is not verified: it is stored as a
 * claim.
 */
function localActor(c: Context<AppEnv>): OperatorActor {
  const claim = c.req.header('x-operator-user') ?? '';
  try {
    return { name: 'local', claim: storable(decodeURIComponent(claim)) };
  } catch {
    // Not encoded as the command line does.
    return { name: 'local', claim };
  }
}

async function namedActor(
  db: Parameters<typeof findKeyHolder>[0],
  key: string,
  now: number,
): Promise<OperatorActor | null> {
  const holder = await findKeyHolder(db, key, now);
  // Commands that are not calls of the operator API have no scopes: a key that lacks one may run none.
  if (holder === null || holder.scopes.length < scopes.length) return null;
  return { name: holder.name, claim: '', keyId: holder.id };
}

function failureText(command: string, requestId: string): string {
  return `${command} failed: unexpected error; see the shop's log at request ${requestId}. Check what the command should have changed before you run it again.`;
}
