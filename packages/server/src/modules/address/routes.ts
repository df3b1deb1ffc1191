import {
  addressDefAddress,
  addressDefSet,
  addressDel,
  addressDetail,
  addressV2addedit,
  addressV2index,
} from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import {
  readAddress,
  readAddresses,
  readDefault,
  removeAddress,
  saveDomestic,
  setDefault,
} from './service.ts';

/** The address book. */
export const addressRoutes: StoreModule = (app) => {
  route(app, addressV2index, async (context) => ok(await readAddresses(context)));
  route(app, addressDetail, async (context, { id }) => readAddress(context, id));
  route(app, addressDefAddress, async (context) => readDefault(context));
  route(app, addressV2addedit, async (context, input) => saveDomestic(context, input));
  route(app, addressDel, async (context, { id }) => removeAddress(context, id));
  route(app, addressDefSet, async (context, { id }) => setDefault(context, id));
};
