import {
  commentAdd,
  commentIndex,
  commentMyList,
  commentMyListPost,
  commentReply,
} from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { addReply, addReviews, readReviewPage, readOwnReviews } from './service.ts';
import { readWaitingLines } from './waiting.ts';

const pageSize = 10;

/** Reviews, follow-ups and order lines to review. */
export const reviewRoutes: StoreModule = (app) => {
  route(app, commentIndex, (context, input) => readReviewPage(context, input));
  route(app, commentAdd, (context, input) => addReviews(context, input));
  route(app, commentReply, (context, input) => addReply(context, input));
  route(app, commentMyList, async (context, { page }) => ok(await readOwnReviews(context, page, pageSize)));
  route(app, commentMyListPost, async (context, { status, page, num }) =>
    ok(status === 0 ? await readWaitingLines(context, page, num) : await readOwnReviews(context, page, num)),
  );
};
