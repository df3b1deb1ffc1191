import {
  addressAddeditV3,
  addressDefAddress,
  addressDefSet,
  addressDel,
  addressDetail,
  addressDetailV3,
  addressGetCountryCodeList,
  addressV2addedit,
  addressV2index,
} from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { listCountries } from './countryList.ts';
import {
  readAddress,
  readAddresses,
  readDefault,
  readOverseas,
  removeAddress,
  saveDomestic,
  saveOverseas,
  setDefault,
} from './service.ts';

/** The address book. */
export const addressRoutes: StoreModule = (app) => {
  route(app, addressV2index, async (context) => ok(await readAddresses(context)));
  route(app, addressDetail, async (context, { id }) => readAddress(context, id));
  route(app, addressDefAddress, async (context) => readDefault(context));
  route(app, addressV2addedit, async (context, input) => saveDomestic(context, input));
  route(app, addressAddeditV3, async (context, input) => saveOverseas(context, input));
  route(app, addressDetailV3, async (context, { id }) => readOverseas(context, id));
  route(app, addressGetCountryCodeList, async ({ language }) => ok(listCountries(language)));
  route(app, addressDel, async (context, { id }) => removeAddress(context, id));
  route(app, addressDefSet, async (context, { id }) => setDefault(context, id));
};
