import { commonInit } from '@pawlet/core/contract';
import { topics } from '../../db/topics.ts';
import type { StoreModule } from '../../http/appDeps.ts';
import { cached } from '../../http/cached.ts';
import { route } from '../../http/route.ts';
import { readConfig, readFacts } from './service.ts';

const factsChoice = {
  key: 'facts',
  topics: [topics.content, topics.catalogue],
  audience: 'everybody',
} as const;

/** Public configuration and content of the shop. */
export const configRoutes: StoreModule = (app, deps) => {
  route(app, commonInit, async (context, input) => {
    const facts = await cached(context, factsChoice, ({ db }) => readFacts({ ...deps, db }));
    return readConfig(deps, context, input, facts);
  });
};
