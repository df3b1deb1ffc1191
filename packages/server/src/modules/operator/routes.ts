import type { StoreModule } from '../../http/appDeps.ts';
import { readText } from '../../http/readBody.ts';
import { hasOperatorSecret, isLocalCaller } from '../../http/operatorDoor.ts';
import { withLogFields } from '../../http/withLogFields.ts';
import { operatorCommands } from './commands.ts';
import { writeOperatorLog } from './log.ts';

const maxArgumentBytes = 1024 * 1024;

/** Takes operator commands from this machine, with the secret of the data folder. */
export const operatorRoutes: StoreModule = (app, deps) => {
  if (deps.operatorSecret === undefined) return;
  app.post('/operator/:command', async (c) => {
    if (!isLocalCaller(c) || !hasOperatorSecret(c)) return c.notFound();
    const command = operatorCommands.find(({ name }) => name === c.req.param('command'));
    if (command === undefined) return c.json({ status: 'refused', text: 'There is no such command.' });
    const args = parseArguments(await readText(c.req.raw, maxArgumentBytes));
    if (args === undefined) return c.json({ status: 'refused', text: 'The arguments are no JSON list.' });
    const { now, requestId } = c.var.base;
    const logger = withLogFields(c.var.base.logger, { command: command.name });
    const write = (outcome: string) => {
      const actor = c.req.header('x-operator-user') ?? '';
      return writeOperatorLog(deps.db, { actor, command: command.name, arguments: args, outcome }, now);
    };
    try {
      const outcome = await command.run({ ...deps, logger }, args, now);
      await write(outcome.status);
      return c.json(outcome);
    } catch (error) {
      c.set('outcome', 'INTERNAL');
      logger.error('command failed', error);
      // The database may be what failed: the operator gets the answer all the same.
      await write('failed').catch((reason: unknown) => logger.error('command not written down', reason));
      return c.json({ status: 'failed', text: failureText(command.name, requestId) }, 500);
    } finally {
      deps.memory?.forget();
    }
  });
};

/** The arguments of a command as texts, none for an empty body; undefined for what is no list. */
function parseArguments(text: string): readonly string[] | undefined {
  if (text.trim() === '') return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.map(String) : undefined;
  } catch {
    // What is wrong with it is for whoever wrote it.
    return undefined;
  }
}

function failureText(command: string, requestId: string): string {
  return `${command} failed: the shop met an error that it did not expect. Its log says which, at request ${requestId}. Look at what the command should have changed before you run it again.`;
}
