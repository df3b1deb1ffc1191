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
} from '../contract/address.ts';
import { commonLocate } from '../contract/location.ts';
import type { CallOptions, HttpClient, Refusal } from '../http/types.ts';
import { callKeyed, handling, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import { fromOverseasPlace, toAddress } from './map/addresses.ts';
import { toBranded, toBrandedOrUndefined } from './map/values.ts';
import type { Address, AddressForm, Country, FoundPlace, OverseasAddressForm } from './types/account.ts';
import type { AddressId, AreaId } from './types/ids.ts';
import type { Done, NotFound, Refused } from './types/results.ts';
import { getData, read } from './read.ts';

export interface AddressApi {
  /** Domestic and overseas addresses, the default one first. */
  list(options?: CallOptions): Promise<readonly Address[]>;
  find(
    id: AddressId,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly address: Address } | NotFound>;
  /** The default address; undefined when there is none. */
  findDefault(options?: CallOptions): Promise<Address | undefined>;
  /** Creates or updates a domestic address; a refusal lists the fields. `id` is undefined with a base server. */
  save(
    form: AddressForm,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly id: AddressId | undefined } | NotFound | Refused>;
  /** An overseas address; returns not-found for a domestic one. */
  findOverseas(
    id: AddressId,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly address: Address } | NotFound>;
  /**
   * Creates or updates an overseas address; a refusal lists fields by wire name, billing fields prefixed with
   * `billing.`.
   */
  saveOverseas(
    form: OverseasAddressForm,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly id: AddressId } | NotFound | Refused>;
  /** Overseas countries and regions, sorted by name. */
  countries(options?: CallOptions): Promise<readonly Country[]>;
  /** Reverse geocoding of a point in degrees (WGS 84): not found at sea, unavailable where the shop has no geocoder. */
  locate(
    point: { readonly latitude: number; readonly longitude: number },
    options?: CallOptions,
  ): Promise<
    { readonly status: 'ok'; readonly place: FoundPlace } | NotFound | { readonly status: 'unavailable' }
  >;
  remove(id: AddressId, options?: CallOptions): Promise<Done | NotFound | Refused>;
  makeDefault(id: AddressId, options?: CallOptions): Promise<Done | NotFound | Refused>;
}

export function createAddressApi(http: HttpClient, context: ApiContext): AddressApi {
  return {
    async list(options) {
      const rows = await read(http, addressV2index, {}, options);
      return rows.map((row) => toAddress(row));
    },
    async find(id, options) {
      const reply = await http.call(addressDetail, { id }, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      return { status: 'ok', address: toAddress(getData(addressDetail, reply)) };
    },
    async findDefault(options) {
      const reply = await http.call(addressDefAddress, {}, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return undefined;
      const data = getData(addressDefAddress, reply);
      return data === null ? undefined : toAddress(data);
    },
    async save({ id, receiver, mobile, areaId, detail, isDefault }, options) {
      const input = {
        ...(id !== undefined && { id }),
        receiver,
        mobile,
        area_id: areaId,
        address: detail,
        isdefault: isDefault ? 1 : 0,
      };
      const handled = handling(options, 'VALIDATION', 'NOT_FOUND');
      const reply = await callKeyed(http, context, addressV2addedit, input, handled);
      if (reply.status === 'refused') return toMissing(reply);
      return { status: 'ok', id: toBrandedOrUndefined<AddressId>(reply.data?.id ?? id ?? null) };
    },
    async findOverseas(id, options) {
      const reply = await http.call(addressDetailV3, { id }, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      return { status: 'ok', address: toAddress(getData(addressDetailV3, reply)) };
    },
    async saveOverseas({ id, place, billing, isDefault }, options) {
      const input = {
        ...(id !== undefined && { id }),
        ...fromOverseasPlace(place),
        isdefault: isDefault ? 1 : 0,
        billing_same: billing === undefined ? 1 : 0,
        ...(billing !== undefined && { billing: fromOverseasPlace(billing) }),
      };
      const handled = handling(options, 'VALIDATION', 'NOT_FOUND');
      const reply = await callKeyed(http, context, addressAddeditV3, input, handled);
      if (reply.status === 'refused') return toMissing(reply);
      return { status: 'ok', id: toBranded<AddressId>(reply.data.id) };
    },
    async countries(options) {
      const rows = await read(http, addressGetCountryCodeList, {}, options);
      return rows.map(({ country_code, country_name, area_code, region }) => ({
        code: country_code,
        name: country_name,
        dialCode: area_code,
        region,
      }));
    },
    async locate({ latitude, longitude }, options) {
      const handled = handling(options, 'NOT_FOUND', 'NOT_CONFIGURED', 'RATE_LIMITED');
      const reply = await http.call(commonLocate, { latitude, longitude }, handled);
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      if (reply.status === 'refused' && reply.reason === 'NOT_CONFIGURED') return { status: 'unavailable' };
      const data = getData(commonLocate, reply);
      return {
        status: 'ok',
        place: {
          level: data.level,
          countryCode: data.country_code,
          countryName: data.country_name,
          areas: data.areas.map(({ value, label }) => ({ id: toBranded<AreaId>(value), name: label })),
          province: data.province_name,
          city: data.city_name,
          street: data.address,
          postCode: data.zipcode,
        },
      };
    },
    async remove(id, options) {
      const reply = await http.call(addressDel, { id }, handling(options, 'NOT_FOUND'));
      return reply.status === 'ok' ? { status: 'ok' } : toMissing(reply);
    },
    async makeDefault(id, options) {
      const reply = await http.call(addressDefSet, { id }, handling(options, 'NOT_FOUND'));
      return reply.status === 'ok' ? { status: 'ok' } : toMissing(reply);
    },
  };
}

function toMissing(refusal: Refusal): NotFound | Refused {
  return refusal.reason === 'NOT_FOUND' ? { status: 'not-found' } : toRefused(refusal);
}
