import type { StoreModule } from '../../http/appDeps.ts';
import { isEqual } from '../../http/digest.ts';
import { operatorCommands } from './commands.ts';

/** Takes operator commands from this machine, with the secret of the data folder. */
export const operatorRoutes: StoreModule = (app, deps) => {
  if (deps.operatorSecret === undefined) return;
  const secret = deps.operatorSecret;
  app.post('/operator/:command', async (c) => {
    const isLocal = /^(127\.|::1$)/u.test(c.var.base.address);
    if (!isLocal || !isEqual(c.req.header('x-operator-secret') ?? '', secret)) return c.notFound();
    const command = operatorCommands.find(({ name }) => name === c.req.param('command'));
    if (command === undefined) return c.json({ status: 'refused', text: 'There is no such command.' });
    const body: unknown = await c.req.json();
    const args = Array.isArray(body) ? body.map(String) : [];
    const outcome = await command.run(deps, args, c.var.base.now);
    deps.memory?.forget();
    return c.json(outcome);
  });
};
