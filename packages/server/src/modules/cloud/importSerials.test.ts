import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { setStock, loadSku } from '../../../test/store/buying.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { localFiles } from '../../adapters/localFiles.ts';
import { cameraSerials } from '../../db/schema/cloud.ts';

const camera = 'WK-DOT-WH';
const otherCamera = 'WK-LOOK-WH2K';
const manyLines = process.env['PAWLET_FULL'] === '1' ? 40_000 : 5000;

let folder = '';
let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-serials-'));
  store = await createTestStore({ deps: { operatorSecret, localFiles } });
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, camera)).id, 100);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await store.db.delete(cameraSerials);
});

/** Imports a file with this content. */
async function take(content: string | Uint8Array, ...flags: string[]) {
  const file = path.join(folder, 'serials.csv');
  await writeFile(file, content);
  return operate(store, 'import-cameras', [file, ...flags]);
}

const sheet = (...rows: string[]) => ['serial,sku', ...rows].join('\n');
const stored = async () =>
  (await store.db.select().from(cameraSerials).orderBy(asc(cameraSerials.serial))).map(
    ({ serial, skuCode }) => `${serial} ${skuCode}`,
  );

async function boughtLine(): Promise<string> {
  const { lines } = await buyPaid(store, shopper, [[camera, 1]]);
  return String(lines[0]);
}

describe('import-cameras', () => {
  it('stores the serial numbers of a sheet, and changes nothing when repeated', async () => {
    const content = sheet(`cam-1001,${camera}`, `CAM-1002,${camera}`, `CAM-2001,${otherCamera}`);
    expect((await take(content)).text).toMatch(/^3 new, .*, 0 unchanged\./u);
    const first = await store.db.select().from(cameraSerials);
    store.clock.advance(10);
    const again = await take(content);
    expect(again).toMatchObject({ status: 'done' });
    expect(again.text).toMatch(/^0 new, .*, 3 unchanged\./u);
    expect(await store.db.select().from(cameraSerials)).toEqual(first);
    expect(await stored()).toEqual([`CAM-1001 ${camera}`, `CAM-1002 ${camera}`, `CAM-2001 ${otherCamera}`]);
  });

  it.each([
    ['with a byte order mark and CRLF', `\uFEFFserial,sku\r\nCAM-1,${camera}\r\nCAM-2,${camera}\r\n`],
    ['with semicolons and quotes', `"sku";"serial"\n"${camera}";"CAM-1"\n"${camera}";" cam-2 "\n\n`],
  ])('reads a sheet %s', async (_, content) => {
    expect(await take(content)).toMatchObject({ status: 'done' });
    expect(await stored()).toEqual([`CAM-1 ${camera}`, `CAM-2 ${camera}`]);
  });

  it('reports every bad line and stores nothing of the sheet', async () => {
    const outcome = await take(
      sheet(
        `CAM-1,${camera}`,
        `=HYPERLINK("https://evil.test"),${camera}`
          .replace('=HYPERLINK("', '"=HYPERLINK(""')
          .replace('"),', '"")",'),
        `CAM-2,`,
        `CAM-3,PW-PUMP`,
        `CAM-4,NO-SUCH`,
        `CAM-1,${otherCamera}`,
        `C,${camera}`,
      ),
    );
    expect(outcome.status).toBe('refused');
    const lines = outcome.text.split('\n');
    expect(lines[0]).toBe('Nothing was imported.');
    expect(lines.slice(1).map((line) => /^line (\d+)\t/u.exec(line)?.[1])).toEqual([
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
    expect(await stored()).toEqual([]);
    expect(store.errors).toEqual([]);
  });

  it.each([
    ['', /required/u],
    ['serial\nCAM-1', /line 2\s.*no SKU/u],
    ['sku\nx', /no column "serial"/u],
    ['serial,sku,price\nCAM-1,x,1', /column "price"/u],
    ['serial,sku\n"CAM-1', /not valid CSV/u],
    ['serial,sku', /no serial number/u],
    ['__proto__,constructor\n1,2', /column "__proto__"/u],
    // UTF-16, and so with zeros, which no database stores.
    [new Uint8Array([0xff, 0xfe, 0x73, 0, 0x65, 0]), /csv: This is invalid/u],
    // An unpaired UTF-16 surrogate, which UTF-8 never contains.
    [
      new Uint8Array([...Buffer.from('serial,sku\nCAM-'), 0xed, 0xa0, 0x80, 0x2c, 0x78]),
      /line 2\s.*not a serial/u,
    ],
  ])('refuses %j', async (content, reason) => {
    const outcome = await take(content);
    expect([outcome.status, outcome.text]).toEqual(['refused', expect.stringMatching(reason)]);
    expect(await stored()).toEqual([]);
    expect(store.errors).toEqual([]);
  });

  it('reports lines that repeat an earlier one', async () => {
    const outcome = await take(sheet(`CAM-1,${camera}`, `cam-1,${camera}`));
    expect(outcome.text).toContain('line 3\trepeats an earlier line.');
    expect(await stored()).toEqual([`CAM-1 ${camera}`]);
  });

  it("changes a serial number's SKU only with --replace, and never after it was sold", async () => {
    await take(sheet(`CAM-1,${camera}`, `CAM-2,${camera}`));
    const moving = sheet(`CAM-1,${otherCamera}`);
    expect((await take(moving)).text).toContain(`CAM-1 was imported for ${camera}`);
    expect((await take(moving, '--replace')).text).toMatch(/^0 new, 1 with a new SKU/u);
    expect(await stored()).toEqual([`CAM-1 ${otherCamera}`, `CAM-2 ${camera}`]);
    await operate(store, 'bind-camera', ['CAM-2', await boughtLine()]);
    const outcome = await take(sheet(`CAM-2,${otherCamera}`), '--replace');
    expect(outcome).toMatchObject({ status: 'refused' });
    expect(outcome.text).toContain(`CAM-2 is bound to an order as ${camera}`);
  });

  it(`imports ${manyLines} lines, and reports as many bad ones`, { timeout: 120_000 }, async () => {
    const rows = Array.from({ length: manyLines }, (_, place) => `CAM-${place + 1000},${camera}`);
    expect((await take(sheet(...rows))).text).toMatch(new RegExp(`^${manyLines} new`, 'u'));
    expect((await take(sheet(...rows))).text).toMatch(new RegExp(`${manyLines} unchanged`, 'u'));
    const outcome = await take(sheet(...rows.map((row) => `=${row}`)));
    expect(outcome.text.split('\n')).toHaveLength(32);
    expect(outcome.text).toContain(`and ${manyLines - 30} more`);
  });
});

describe('bind-camera with imported serial numbers', () => {
  const bind = (...args: string[]) => operate(store, 'bind-camera', args);

  it('binds only those of the SKU, each once', async () => {
    const line = await boughtLine();
    await take(sheet(`CAM-11,${camera}`, `CAM-12,${otherCamera}`));
    expect((await bind('CAM-9', line)).text).toContain('it was not imported for its SKU');
    expect((await bind('CAM-12', line)).text).toContain('imported for another SKU');
    expect(await bind('cam-11', line)).toMatchObject({ status: 'done' });
    expect(await bind('CAM-11', await boughtLine())).toMatchObject({ status: 'refused' });
  });

  it('binds any serial number where none of the SKU was imported', async () => {
    await take(sheet(`CAM-2,${otherCamera}`));
    expect(await bind('CAM-77', await boughtLine())).toMatchObject({ status: 'done' });
  });
});
