import {
  commonInit,
  emsSend,
  goodsV2detail,
  loginMobilelogin,
  maxRestockAlerts,
  orderCancel,
  restockAdd,
  restockIndex,
  restockRemove,
  smsSend,
  userDeleteAccount,
  userExportData,
} from '@pawlet/core/contract';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder, setStock, loadSku } from '../../../test/store/buying.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { discountRules } from '../../db/schema/discount.ts';
import { products, skus } from '../../db/schema/products.ts';
import { inboxMessages } from '../../db/schema/message.ts';
import { mailAddresses } from '../../db/schema/mailAddress.ts';
import { restockAlerts, restockSkus } from '../../db/schema/restock.ts';
import { rateLimits } from '../../db/schema/session.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { languages } from '../../i18n/language.ts';
import { inEveryLanguage, translate } from '../../i18n/translate.ts';
import type { Delivery, OutgoingMessage } from '../../ports/messenger.ts';
import { createInboxSender } from '../demo-inbox/sender.ts';
import { toMinor } from '../products/wireValues.ts';
import { sumText } from '../invoice/words.ts';
import { resubscribeField } from '../mail-consent/page.ts';
import { orderMailJob } from '../order-mail/job.ts';
import { upkeepJob } from '../upkeep/job.ts';
import { restockJob } from './job.ts';

const [single, variant] = ['PW-PUMP', 'PW-AURA-WH25'];
const account = 'demo@pawlet.test';
const hold = 600;
const day = 24 * 3600;

let store: TestStore;
let shopper: TestClient;
let outcome: Delivery = 'sent';
const mails: OutgoingMessage[] = [];
let lastPerson = 0;

beforeAll(async () => {
  const mail = {
    isConfigured: true,
    send(message: OutgoingMessage) {
      mails.push(message);
      return Promise.resolve(outcome);
    },
  };
  store = await createTestStore({ deps: { operatorSecret, mail }, settings: { isDemo: false } });
  shopper = await store.shopper();
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.delete(restockAlerts);
  await store.db.delete(restockSkus);
  await store.db.delete(mailAddresses);
  await store.db.delete(rateLimits);
  for (const sn of [single, variant]) await setStock(store, (await loadSku(store, sn)).id, 0);
  mails.length = 0;
  outcome = 'sent';
  shopper.lang = 'en';
  shopper.country = 'CHN';
});

const run = () => restockJob.run(store.deps, store.clock.now());
const getId = async (sn: string) => (await loadSku(store, sn)).id;
/** The call's parameters for a SKU: the product only where there are no options. */
async function getFields(sn: string): Promise<{ goods_id: number; sku_id: number | '' }> {
  const { productId, id, isMulti } = await loadSku(store, sn);
  return { goods_id: productId, sku_id: isMulti ? id : '' };
}
const stock = async (sn: string, pieces: number) => setStock(store, await getId(sn), pieces);
const rows = () => store.db.select().from(restockAlerts).orderBy(restockAlerts.id);
const alertMails = () => mails.filter(({ code }) => code === '');
const recipients = () => alertMails().map(({ recipient }) => recipient);

/** Restocks pieces of a SKU, and runs the job after the delay. */
async function restock(sn: string, pieces = 100): Promise<void> {
  await stock(sn, pieces);
  await run();
  store.clock.advance(hold);
  await run();
}

function newEmail(): string {
  lastPerson += 1;
  return `person.${lastPerson}@example.com`;
}

/** Sends a code to an address. */
async function codeFor(client: TestClient, email: string): Promise<string> {
  expect(await client.call(emsSend, { email, event: 'restock' })).toMatchObject({ code: 1 });
  return mails.at(-1)?.code ?? '';
}

/** A visitor with an address in a separate network. */
const newVisitor = () => store.visitor(`198.51.100.${1 + (lastPerson % 250)}`);

async function visitorWaits(sn: string, client = newVisitor(), email = newEmail()) {
  const captcha = await codeFor(client, email);
  const reply = await client.call(restockAdd, { ...(await getFields(sn)), email, captcha });
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: 1 });
  return { client, email, token: String(reply.data.token) };
}

async function newcomer(): Promise<{ readonly client: TestClient; readonly mobile: string }> {
  lastPerson += 1;
  const mobile = String(13_600_000_000 + lastPerson);
  const client = store.visitor();
  await client.call(smsSend, { mobile, event: 'mobilelogin' });
  const captcha = store.messages.at(-1)?.code;
  client.token = (await client.call(loginMobilelogin, { mobile, captcha })).data.token;
  store.clock.advance(61);
  return { client, mobile };
}

const unsubscribe = (url: string, init?: RequestInit) => store.app.request(url, init);

describe('requesting an alert', () => {
  it('takes one step for a shopper with an e-mail address', async () => {
    const reply = await shopper.call(restockAdd, await getFields(variant));
    expect(reply).toMatchObject({
      code: 1,
      data: {
        sku_id: await getId(variant),
        goods_id: (await loadSku(store, variant)).productId,
        email: account,
        variant: expect.stringMatching(/^White · 2\.5\sL$/u),
        expiretime: store.clock.now() + 180 * day,
      },
    });
    expect(mails).toEqual([]);
    expect((await shopper.call(restockIndex)).data).toEqual([reply.data]);
  });

  it('returns the same alert however often it is requested', async () => {
    const wanted = await getFields(single);
    const tokens = new Set<string>();
    for (let time = 0; time < 3; time += 1) tokens.add((await shopper.call(restockAdd, wanted)).data.token);
    const { data } = await shopper.call(restockIndex);
    expect([tokens.size, data.length, (await rows()).length]).toEqual([1, 1, 1]);
  });

  it('never writes to an unverified address', async () => {
    const visitor = newVisitor();
    const [wanted, email] = [await getFields(single), newEmail()];
    const fields = (reply: { data: { fields?: unknown } }) => reply.data.fields;
    expect(fields(await visitor.call(restockAdd, wanted))).toEqual({ email: 'required' });
    expect(fields(await visitor.call(restockAdd, { ...wanted, email }))).toEqual({ captcha: 'required' });
    const right = await codeFor(visitor, email);
    const wrong = right === '000000' ? '111111' : '000000';
    expect(await visitor.call(restockAdd, { ...wanted, email, captcha: wrong })).toMatchObject({
      code: 0,
      data: { reason: 'CREDENTIALS' },
    });
    // The code of one address does not verify another.
    expect(await visitor.call(restockAdd, { ...wanted, email: newEmail(), captcha: right })).toMatchObject({
      code: 0,
      data: { reason: 'CREDENTIALS' },
    });
    expect(await rows()).toEqual([]);
    expect(
      await visitor.call(restockAdd, { ...wanted, email: email.toUpperCase(), captcha: right }),
    ).toMatchObject({
      code: 1,
      data: { email },
    });
    // A code is valid once.
    await store.db.delete(restockAlerts);
    expect(await visitor.call(restockAdd, { ...wanted, email, captcha: right })).toMatchObject({ code: 0 });
  });

  it('accepts only codes for this purpose, which cannot open an account', async () => {
    const visitor = newVisitor();
    const email = newEmail();
    expect(await visitor.call(emsSend, { email, event: 'emaillogin' })).toMatchObject({ code: 1 });
    const captcha = mails.at(-1)?.code;
    expect(await visitor.call(restockAdd, { ...(await getFields(single)), email, captcha })).toMatchObject({
      data: { reason: 'CREDENTIALS' },
    });
  });

  it.each(languages)('explains the purpose of the code in its e-mail: %s', async (language) => {
    const visitor = newVisitor();
    visitor.lang = language;
    await visitor.call(emsSend, { email: newEmail(), event: 'restock' });
    const asked = mails.at(-1)?.text ?? '';
    await visitor.call(emsSend, { email: newEmail(), event: 'emaillogin' });
    const other = mails.at(-1)?.text ?? '';
    expect(asked).toContain(mails.at(-2)?.code ?? 'none');
    expect(asked.replaceAll(/\d/gu, '')).not.toBe(other.replaceAll(/\d/gu, ''));
  });

  it('requires an address from a shopper without one', async () => {
    const { client } = await newcomer();
    const [wanted, sku_id] = [await getFields(single), await getId(single)];
    expect((await client.call(restockAdd, wanted)).data.fields).toEqual({ email: 'required' });
    const { email } = await visitorWaits(single, client);
    expect((await client.call(restockIndex)).data).toMatchObject([{ email, sku_id }]);
    expect((await rows())[0]?.userId).not.toBeNull();
  });

  it('is refused for a SKU that is in stock, hidden or unknown', async () => {
    const [wanted, sku_id] = [await getFields(single), await getId(single)];
    const { goods_id } = await getFields(variant);
    // A product with options requires a SKU, which has to be its own.
    for (const missing of [{ goods_id: 2_000_000_000 }, { goods_id }, { goods_id, sku_id }])
      expect(await shopper.call(restockAdd, missing)).toMatchObject({ data: { reason: 'NOT_FOUND' } });
    await store.db.update(skus).set({ isActive: false }).where(eq(skus.id, sku_id));
    expect(await shopper.call(restockAdd, wanted)).toMatchObject({ data: { reason: 'NOT_FOUND' } });
    await store.db.update(skus).set({ isActive: true }).where(eq(skus.id, sku_id));
    await stock(single, 1);
    expect(await shopper.call(restockAdd, wanted)).toMatchObject({
      msg: 'This product is back in stock. You can buy it now.',
      data: { reason: 'ALREADY_DONE' },
    });
    expect(await rows()).toEqual([]);
  });

  it('is refused above the limit per person', async () => {
    const all = await store.db
      .select({ id: skus.id })
      .from(skus)
      .limit(maxRestockAlerts + 1);
    const [wanted, sku_id] = [await getFields(single), await getId(single)];
    const waiting = all.flatMap(({ id }) => (id === sku_id ? [] : [id])).slice(0, maxRestockAlerts);
    const now = store.clock.now();
    const alert = { userId: null, email: account, language: 'en', country: 'CHN', createtime: now };
    await store.db
      .insert(restockAlerts)
      .values(
        waiting.map((skuId) => ({ ...alert, skuId, token: crypto.randomUUID(), expiretime: now + day })),
      );
    expect(waiting).toHaveLength(maxRestockAlerts);
    expect(await shopper.call(restockAdd, wanted)).toMatchObject({
      data: { reason: 'LIMIT_REACHED', limit: maxRestockAlerts },
    });
    await store.db.delete(restockAlerts).where(eq(restockAlerts.skuId, waiting[0] ?? 0));
    expect(await shopper.call(restockAdd, wanted)).toMatchObject({ code: 1 });
  });

  it('is refused above the limit per address or recipient', async () => {
    const wanted = await getFields(single);
    const limit = { reason: 'RATE_LIMITED', retry_after: expect.any(Number) };
    const now = store.clock.now();
    for (const bucket of ['restock address 192.0.2.1', `restock recipient ${account}`]) {
      await store.db.delete(rateLimits);
      await store.db.insert(rateLimits).values({ bucket, attempts: 200, resetsAt: now + day });
      expect(await shopper.call(restockAdd, wanted), bucket).toMatchObject({ data: limit });
    }
  });

  it('is unavailable and refused without a mail server', async () => {
    expect((await store.visitor().call(commonInit)).data.restock_alerts).toBe(1);
    const nothing = { isConfigured: false, send: () => Promise.resolve('not-configured' as const) };
    const other = await createTestStore({ deps: { mail: nothing }, settings: { isDemo: false } });
    try {
      expect((await other.visitor().call(commonInit)).data.restock_alerts).toBe(0);
      const visitor = await other.shopper();
      const { id: sku_id, productId: goods_id } = await loadSku(other, single);
      await setStock(other, sku_id, 0);
      expect(await visitor.call(restockAdd, { goods_id })).toMatchObject({
        data: { reason: 'NOT_CONFIGURED' },
      });
    } finally {
      await other.close();
    }
  });
});

describe('list of alerts', () => {
  it('shows visitors the alerts of their own tokens only', async () => {
    const one = await visitorWaits(single);
    const two = await visitorWaits(single);
    const list = async (tokens: readonly string[]) =>
      (await one.client.call(restockIndex, { tokens })).data.map(({ token }: { token: string }) => token);
    expect(await list([])).toEqual([]);
    expect(await list([one.token, 'f'.repeat(32)])).toEqual([one.token]);
    expect(await list([one.token, two.token])).toHaveLength(2);
    expect((await one.client.call(restockIndex, { tokens: ['x'] })).data.reason).toBe('VALIDATION');
  });

  it('shows shoppers the alerts requested with the same address before log-in', async () => {
    await visitorWaits(single, newVisitor(), account);
    expect((await shopper.call(restockIndex)).data).toHaveLength(1);
    await shopper.call(restockAdd, await getFields(single));
    expect((await shopper.call(restockIndex)).data).toHaveLength(1);
  });

  it('omits a removed alert, repeatedly', async () => {
    const { data } = await shopper.call(restockAdd, await getFields(single));
    for (let time = 0; time < 2; time += 1)
      expect(await store.visitor().call(restockRemove, { token: data.token })).toMatchObject({ code: 1 });
    expect((await shopper.call(restockIndex)).data).toEqual([]);
    await restock(single);
    expect(mails).toEqual([]);
  });

  it("has the account's current address", async () => {
    const { client } = await newcomer();
    await visitorWaits(single, client);
    const email = newEmail();
    await store.db
      .update(shoppers)
      .set({ email })
      .where(eq(shoppers.id, (await rows())[0]?.userId ?? 0));
    expect((await client.call(restockIndex)).data).toMatchObject([{ email }]);
    await restock(single);
    expect(recipients()).toEqual([email]);
  });
});

describe('e-mail', () => {
  it('is sent once, with variant, current price and a link', async () => {
    shopper.lang = 'de';
    shopper.country = 'DEU';
    const sku_id = await getId(variant);
    const { productId } = await loadSku(store, variant);
    await shopper.call(restockAdd, await getFields(variant));
    const [rule] = await store.db
      .insert(discountRules)
      .values({
        kind: 'goods',
        productId,
        name: inEveryLanguage('restock.intro'),
        terms: { percentOff: 10 },
      })
      .returning();
    await restock(variant);
    await restock(variant);
    expect(recipients()).toEqual([account]);
    const [{ subject, text, unsubscribeUrl, language } = {} as OutgoingMessage] = alertMails();
    expect(language).toBe('de');
    expect(subject).toMatch(/^Wieder verfügbar: Pawlet Aura Trinkbrunnen · Weiß · 2,5\sL$/u);
    // The price of the product page, with a discount that started after the alert.
    const { data } = await shopper.call(goodsV2detail, { id: productId });
    const { price, regular_price } = data.sku.find(({ id }: { id: number }) => id === sku_id);
    expect(Number(price)).toBeLessThan(Number(regular_price));
    expect(text).toContain(`Aktueller Preis: ${sumText(toMinor(price), 'EUR', 'de')}\n`);
    expect(text).toContain(`http://shop.test/#/pages/goods/detail?id=${productId}&variant=${sku_id}`);
    expect(text).toContain(unsubscribeUrl);
    await store.db.delete(discountRules).where(eq(discountRules.id, rule?.id ?? 0));
    expect((await shopper.call(restockIndex)).data).toEqual([]);
  });

  it.each(languages)('is in the language of the request: %s', async (language) => {
    shopper.lang = language;
    await shopper.call(restockAdd, await getFields(single));
    shopper.lang = 'en';
    await restock(single);
    expect(alertMails()).toMatchObject([{ language, recipient: account }]);
    const [{ text } = { text: '' }] = alertMails();
    expect(text.includes('back in stock')).toBe(language === 'en');
    expect(text).not.toMatch(/\{\{|undefined|NaN/u);
  });

  it('is sent for any kind of restocking', async () => {
    const wanted = await getFields(single);
    const ways = {
      async operator() {
        expect(await operate(store, 'adjust-stock', [single, '+3'])).toMatchObject({ status: 'done' });
      },
      async cancelled() {
        await stock(single, 1);
        const order_sn = await placeOrder(store, shopper, single);
        await shopper.call(restockAdd, wanted);
        expect(await shopper.call(orderCancel, { order_sn })).toMatchObject({ code: 1 });
      },
    };
    for (const [name, bring] of Object.entries(ways)) {
      await stock(single, 0);
      mails.length = 0;
      if (name === 'operator') await shopper.call(restockAdd, wanted);
      await bring();
      await run();
      store.clock.advance(hold);
      await run();
      expect([name, recipients()]).toEqual([name, [account]]);
    }
  });

  it('is sent only after ten minutes in stock without interruption', async () => {
    await shopper.call(restockAdd, await getFields(single));
    await stock(single, 5);
    await run();
    store.clock.advance(hold - 1);
    await run();
    expect(mails).toEqual([]);
    await stock(single, 0);
    await run();
    await stock(single, 5);
    store.clock.advance(60);
    await run();
    store.clock.advance(hold - 1);
    await run();
    expect(mails).toEqual([]);
    store.clock.advance(1);
    await run();
    expect(recipients()).toEqual([account]);
  });

  it('is sent to five people per piece, in their order, and to the next ones while it stays in stock', async () => {
    const people: string[] = [];
    for (let person = 0; person < 12; person += 1) people.push((await visitorWaits(single)).email);
    mails.length = 0;
    await restock(single, 1);
    expect(recipients()).toEqual(people.slice(0, 5));
    await run();
    expect(recipients()).toHaveLength(5);
    await stock(single, 0);
    store.clock.advance(hold);
    await run();
    expect(recipients()).toHaveLength(5);
    await restock(single, 1);
    expect(recipients()).toEqual(people.slice(0, 10));
    store.clock.advance(hold);
    await run();
    expect(recipients()).toEqual(people);
  });

  it('is postponed when the SKU is sold out before it is sent', async () => {
    await shopper.call(restockAdd, await getFields(single));
    outcome = 'failed';
    await restock(single);
    expect(mails).toHaveLength(1);
    await stock(single, 0);
    outcome = 'sent';
    store.clock.advance(hold);
    await run();
    expect(mails).toHaveLength(1);
    expect((await shopper.call(restockIndex)).data).toHaveLength(1);
    await restock(single);
    expect(mails).toHaveLength(2);
    expect((await rows())[0]).toMatchObject({ lastResult: 'sent', duetime: null });
  });

  it('is given up after three days of a mail server that rejects it', async () => {
    await shopper.call(restockAdd, await getFields(single));
    outcome = 'failed';
    await restock(single);
    for (let hour = 0; hour < 96; hour += 1) {
      store.clock.advance(3600);
      await run();
    }
    expect(mails.length).toBeLessThan(30);
    expect((await rows())[0]).toMatchObject({
      lastResult: 'failed',
      duetime: null,
      donetime: expect.any(Number),
    });
    // A new request waits again.
    await stock(single, 0);
    await shopper.call(restockAdd, await getFields(single));
    expect((await shopper.call(restockIndex)).data).toHaveLength(1);
  });

  it('is sent to an address once, with and without a log-in', async () => {
    await visitorWaits(single, newVisitor(), account);
    await shopper.call(restockAdd, await getFields(single));
    mails.length = 0;
    await restock(single);
    expect(recipients()).toEqual([account]);
  });

  it('is in the demo inbox', async () => {
    await shopper.call(restockAdd, await getFields(single));
    const deps = {
      ...store.deps,
      mail: createInboxSender(store.db, store.clock),
      settings: { ...store.deps.settings, isDemo: true },
    };
    await stock(single, 1);
    await restockJob.run(deps, store.clock.now());
    store.clock.advance(10);
    await restockJob.run(deps, store.clock.now());
    const [message] = await store.db.select().from(inboxMessages).where(eq(inboxMessages.recipient, account));
    expect(message?.text).toContain('/pages/goods/detail?id=');
    await store.db.delete(inboxMessages);
  });
});

describe('unsubscribe link', () => {
  async function told() {
    const waiting = await visitorWaits(single);
    await visitorWaits(variant, newVisitor(), waiting.email);
    mails.length = 0;
    await restock(single);
    const url = alertMails()[0]?.unsubscribeUrl ?? '';
    expect(url).toMatch(/^http:\/\/shop\.test\/api\/mails\/unsubscribe\/[\da-f]{32}$/u);
    return { ...waiting, url };
  }
  const open = async (email: string) =>
    (await store.db.select().from(restockAlerts).where(isNull(restockAlerts.donetime))).filter(
      (row) => row.email === email,
    ).length;

  const post = (url: string, fields: Readonly<Record<string, string>>) =>
    unsubscribe(url, { method: 'POST', body: new URLSearchParams(fields) });
  const oneClick = { 'List-Unsubscribe': 'One-Click' };

  it('asks for confirmation in the language of the e-mail, and changes nothing before', async () => {
    const { url, email } = await told();
    for (let time = 0; time < 2; time += 1) {
      const page = await unsubscribe(url);
      expect(page.status).toBe(200);
      const markup = await page.text();
      expect(markup).toContain('<html lang="en">');
      expect(markup).toContain('>Unsubscribe</button>');
      expect(markup).toContain('p***@example.com');
      expect(markup).not.toContain(email);
      expect(markup).not.toContain('<script');
      expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    }
    expect(await open(email)).toBe(1);
  });

  it.each(languages)('has its page in the language of the latest e-mail: %s', async (language) => {
    const client = newVisitor();
    client.lang = language;
    await visitorWaits(single, client);
    mails.length = 0;
    await restock(single);
    const [{ text, html, unsubscribeUrl = '' } = {} as OutgoingMessage] = alertMails();
    expect(text).toContain(unsubscribeUrl);
    expect(html).toContain(`href="${unsubscribeUrl}"`);
    const page = await (await unsubscribe(unsubscribeUrl)).text();
    expect(page).toContain(`<html lang="${language === 'zh' ? 'zh-CN' : language}">`);
    expect(page).toContain(translate(language, 'unsubscribe.stop'));
    const stopped = await (await post(unsubscribeUrl, oneClick)).text();
    expect(stopped).toContain(translate(language, 'unsubscribe.resume'));
    for (const markup of [text, html, page, stopped]) expect(markup).not.toMatch(/\{\{|undefined/u);
  });

  it('ends all alerts of the address by one POST without a log-in, and no others', async () => {
    const other = await visitorWaits(variant);
    const { url, email } = await told();
    const posted = await unsubscribe(url, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    });
    expect(posted.status).toBe(200);
    expect(await posted.text()).toContain('gets no more emails');
    expect([await open(email), await open(other.email)]).toEqual([0, 1]);
    // Mail programs and people do it twice.
    expect((await unsubscribe(url, { method: 'POST' })).status).toBe(200);
    expect(await (await unsubscribe(url)).text()).toContain('You are unsubscribed');
    mails.length = 0;
    await restock(variant);
    expect(recipients()).toEqual([other.email]);
  });

  it('leads back: the alerts that it ended go on', async () => {
    const { url, email } = await told();
    await post(url, oneClick);
    expect(await open(email)).toBe(0);
    const again = await (await post(url, { [resubscribeField.name]: resubscribeField.value })).text();
    expect(again).toContain('gets these emails again');
    expect(await open(email)).toBe(1);
    expect(await (await unsubscribe(url)).text()).toContain('>Unsubscribe</button>');
    mails.length = 0;
    await restock(variant);
    expect(recipients()).toEqual([email]);
    expect(alertMails()[0]?.unsubscribeUrl).toBe(url);
  });

  it('stays valid after its alert is gone, and until then for every alert of the address', async () => {
    const { url, email } = await told();
    await store.db.delete(restockAlerts).where(eq(restockAlerts.email, email));
    expect(await (await unsubscribe(url)).text()).toContain('>Unsubscribe</button>');
  });

  it('ends with a new request for an alert, which brings no earlier one back', async () => {
    const { url, email } = await told();
    await post(url, oneClick);
    await stock(single, 0);
    store.clock.advance(61);
    await visitorWaits(single, newVisitor(), email);
    expect(await open(email)).toBe(1);
    expect(await (await unsubscribe(url)).text()).toContain('>Unsubscribe</button>');
    // What was requested again since is not doubled by the way back.
    await post(url, oneClick);
    store.clock.advance(61);
    await visitorWaits(variant, newVisitor(), email);
    await post(url, { [resubscribeField.name]: resubscribeField.value });
    expect(await open(email)).toBe(2);
  });

  it('prevents an e-mail that was queued before', async () => {
    const { url, email } = await told();
    await post(url, oneClick);
    // Another alert leads to this address, because the account has it now.
    const { client } = await newcomer();
    await visitorWaits(variant, client);
    const [row] = await store.db.select().from(restockAlerts).where(isNull(restockAlerts.donetime));
    await store.db
      .update(shoppers)
      .set({ email })
      .where(eq(shoppers.id, row?.userId ?? 0));
    mails.length = 0;
    await restock(variant);
    expect(recipients()).toEqual([]);
    expect((await rows()).find(({ id }) => id === row?.id)).toMatchObject({
      lastResult: 'unsubscribed',
      duetime: null,
    });
  });

  it('does not affect messages about orders', async () => {
    await shopper.call(restockAdd, await getFields(variant));
    await restock(variant);
    await post(alertMails()[0]?.unsubscribeUrl ?? '', oneClick);
    mails.length = 0;
    await stock(single, 5);
    const order_sn = await placeOrder(store, shopper, single);
    expect(await shopper.call(orderCancel, { order_sn })).toMatchObject({ code: 1 });
    await orderMailJob.run(store.deps, store.clock.now());
    const sent = mails.find(({ text }) => text.includes(order_sn));
    expect(sent).toMatchObject({ recipient: account });
    expect(sent?.unsubscribeUrl).toBeUndefined();
    expect(sent?.text).not.toContain('/api/mails/');
  });

  it('works in e-mails of earlier releases, which name an alert', async () => {
    const { email } = await told();
    const alert = (await rows()).find((row) => row.email === email && row.donetime === null);
    const earlier = `http://shop.test/api/restock/unsubscribe/${alert?.token}`;
    expect(await (await unsubscribe(earlier)).text()).toContain('>Unsubscribe</button>');
    await post(earlier, oneClick);
    expect(await open(email)).toBe(0);
    await post(earlier, { [resubscribeField.name]: resubscribeField.value });
    expect(await open(email)).toBe(1);
  });

  it('has the same response for an unknown link', async () => {
    for (const path of ['mails', 'restock'])
      for (const token of ['0'.repeat(32), 'x', "'%20or%201=1"])
        for (const method of ['GET', 'POST']) {
          const page = await unsubscribe(`http://shop.test/api/${path}/unsubscribe/${token}`, { method });
          expect([path, token, method, page.status]).toEqual([path, token, method, 200]);
          expect(await page.text()).not.toContain('<form');
        }
    expect(store.errors).toEqual([]);
  });

  it('is forgotten two years after the last e-mail, unless it was used', async () => {
    const { url } = await told();
    await post(url, oneClick);
    await stock(single, 0);
    const other = await told();
    store.clock.advance(2 * 365 * day + 1);
    await upkeepJob.run(store.deps, store.clock.now());
    expect(await (await unsubscribe(url)).text()).toContain('You are unsubscribed');
    expect(await (await unsubscribe(`${other.url}?lang=en`)).text()).toContain('no longer works');
    shopper = await store.shopper();
  });
});

describe('alerts', () => {
  it('end after 180 days, and are deleted', async () => {
    await shopper.call(restockAdd, await getFields(single));
    store.clock.advance(180 * day);
    shopper = await store.shopper();
    expect((await shopper.call(restockIndex)).data).toEqual([]);
    await restock(single);
    expect(mails).toEqual([]);
    store.clock.advance(1);
    await upkeepJob.run(store.deps, store.clock.now());
    expect(await rows()).toEqual([]);
  });

  it('are deleted 60 days after completion', async () => {
    await shopper.call(restockAdd, await getFields(single));
    await restock(single);
    store.clock.advance(60 * day);
    await upkeepJob.run(store.deps, store.clock.now());
    expect(await rows()).toHaveLength(1);
    store.clock.advance(1);
    await upkeepJob.run(store.deps, store.clock.now());
    expect(await rows()).toEqual([]);
  });

  it('are deleted a week after their product was withdrawn, and hidden meanwhile', async () => {
    shopper = await store.shopper();
    const { productId } = await loadSku(store, single);
    await shopper.call(restockAdd, await getFields(single));
    const hide = (status: 'hidden' | 'normal', updatetime: number) =>
      store.db.update(products).set({ status, updatetime }).where(eq(products.id, productId));
    await hide('hidden', store.clock.now());
    await upkeepJob.run(store.deps, store.clock.now());
    expect((await shopper.call(restockIndex)).data).toEqual([]);
    await restock(single);
    expect([mails.length, (await rows()).length]).toEqual([0, 1]);
    store.clock.advance(8 * day);
    await upkeepJob.run(store.deps, store.clock.now());
    expect(await rows()).toEqual([]);
    await hide('normal', store.clock.now());
  });

  it('are in the export of the account, without their tokens, and deleted with it', async () => {
    const { client, mobile } = await newcomer();
    const { email, token } = await visitorWaits(single, client);
    const { url } = (await client.call(userExportData)).data;
    const exported = await (await store.app.request(url)).text();
    expect(exported).toContain(email);
    expect(exported).not.toContain(token);
    await client.call(smsSend, { mobile, event: 'deleteaccount' });
    const captcha = store.messages.at(-1)?.code;
    expect(await client.call(userDeleteAccount, { captcha, agreed: 1 })).toMatchObject({ code: 1 });
    expect(await rows()).toEqual([]);
  });
});

it('are listed for operators by number of people', async () => {
  await visitorWaits(variant);
  await visitorWaits(variant);
  await visitorWaits(single);
  const shown = await operate(store, 'restock-alerts', []);
  const lines = shown.text.split('\n');
  expect(lines[0]).toMatch(/^PW-AURA-WH25\tPawlet Aura.* · White · 2\.5\sL\t2 waiting\t0 in stock$/u);
  expect(lines[1]).toMatch(/^PW-PUMP\t.*\t1 waiting\t0 in stock/u);
  expect(lines[2]).toBe('3 alerts for 2 SKUs.');
});
