import type { StoreModule } from '../../http/appDeps.ts';
import { hasOperatorSecret, isLocalCaller } from '../../http/operatorDoor.ts';
import { withLogFields } from '../../http/withLogFields.ts';
import { operatorCommands } from './commands.ts';
import { writeOperatorLog } from './log.ts';

/** Takes operator commands from this machine, with the secret of the data folder. */
export const operatorRoutes: StoreModule = (app, deps) => {
  if (deps.operatorSecret === undefined) return;
  app.post('/operator/:command', async (c) => {
    if (!isLocalCaller(c) || !hasOperatorSecret(c)) return c.notFound();
    const command = operatorCommands.find(({ name }) => name === c.req.param('command'));
    if (command === undefined) return c.json({ status: 'refused', text: 'There is no such command.' });
    const body: unknown = await c.req.json();
    const args = Array.isArray(body) ? body.map(String) : [];
    const logger = withLogFields(c.var.base.logger, { command: command.name });
    const outcome = await command.run({ ...deps, logger }, args, c.var.base.now);
    const actor = c.req.header('x-operator-user') ?? '';
    const entry = { actor, command: command.name, arguments: args, outcome: outcome.status };
    await writeOperatorLog(deps.db, entry, c.var.base.now);
    deps.memory?.forget();
    return c.json(outcome);
  });
};
