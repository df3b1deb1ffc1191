import { translationText } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { route } from '../../http/route.ts';
import { translateText, type Translating } from './service.ts';

/** Translations of shoppers' texts for the reader. */
export const translationRoutes: StoreModule = (app, deps) => {
  const state: Translating = { running: new Map(), quietUntil: 0 };
  route(app, translationText, (context, input) => translateText(deps, state, context, input));
};
