import {
  goodsAskAddAskAnswerData,
  goodsAskAddAskData,
  goodsAskGetAskAnswerLists,
  goodsAskGetAskLists,
  goodsAskGetMyAskLists,
} from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { answer, ask, readAnswers, readOwn, readQuestions } from './service.ts';

/** Questions about products, and their answers. */
export const questionRoutes: StoreModule = (app) => {
  route(app, goodsAskGetAskLists, async (context, input) => ok(await readQuestions(context, input)));
  route(app, goodsAskAddAskData, (context, input) => ask(context, input));
  route(app, goodsAskGetMyAskLists, async (context, input) => ok(await readOwn(context, input)));
  route(app, goodsAskAddAskAnswerData, (context, input) => answer(context, input));
  route(app, goodsAskGetAskAnswerLists, (context, input) => readAnswers(context, input));
};
