import { invitedGetConfig, invitedGetList, invitedGetUserInfo } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { listInvited, readInviteConfig, readInviter } from './service.ts';

/** Invitations: the poster, and who joined through it. */
export const invitationRoutes: StoreModule = (app) => {
  route(app, invitedGetConfig, async (context, input) => ok(await readInviteConfig(context, input)));
  route(app, invitedGetUserInfo, async (context) => ok(await readInviter(context)));
  route(app, invitedGetList, async (context, input) => ok(await listInvited(context, input)));
};
