import type { AppEnv } from './appDeps.ts';
import type { RequestContext, Shopper } from './requestContext.ts';

/** A context over a database, and the function that runs what was put off until after it. */
export function openContext(
  base: AppEnv['Variables']['base'],
  db: RequestContext['db'],
  shopper: Shopper | null,
): { readonly context: RequestContext; readonly finish: () => Promise<void> } {
  const tasks: (() => Promise<void>)[] = [];
  const context: RequestContext = { ...base, db, shopper, afterCommit: (task) => void tasks.push(task) };
  return {
    context,
    finish: async () => {
      for (const task of tasks) await task();
    },
  };
}
