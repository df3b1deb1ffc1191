import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { Driver } from './engines/driver.ts';
import { inEveryEngine } from './engines/inEveryEngine.ts';
import { until } from './engines/until.ts';
import { StoreClient } from './support/api.ts';
import { startFaultProxy, type FaultProxy, type Reply } from './support/faultProxy.ts';
import { recordFrames, type Frame } from './support/recordFrames.ts';
import { newMobile } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const recorder = `(${String(recordFrames)})()`;
const recorderHash = createHash('sha256').update(recorder).digest('base64');
/** Path of a page with another page of the shop in a frame without scripts: `/framed?path=/de`. */
const framed = '/framed?path=';

/** The shop as a slow line shows it: code arrives late, pictures later, and every page records its frames. */
async function change(path: string, reply: Reply): Promise<Reply> {
  if (path.startsWith('/media/')) await pause(1200);
  if (/^\/assets\/.*\.js$/u.test(path)) await pause(800);
  if (path.startsWith(framed)) {
    const source = path.slice(framed.length);
    const body = Buffer.from(`<iframe sandbox="allow-same-origin" width="375" height="800" src="${source}">`);
    return { status: 200, headers: { 'content-type': 'text/html' }, body };
  }
  if (reply.headers['content-type']?.startsWith('text/html') !== true) return reply;
  const policy = String(reply.headers['content-security-policy'])
    .replace(/frame-ancestors [^;]*/u, "frame-ancestors 'self'")
    .replace('script-src ', `script-src 'sha256-${recorderHash}' `);
  const headers: IncomingHttpHeaders = { ...reply.headers, 'content-security-policy': policy };
  delete headers['content-length'];
  delete headers['x-frame-options'];
  return {
    status: reply.status,
    headers,
    body: Buffer.from(reply.body.toString('utf8').replace('<head>', `<head><script>${recorder}</script>`)),
  };
}

let line: FaultProxy | undefined;
const store = useStore(async () => {
  line = await startFaultProxy(() => store.url, { change });
  return { PAWLET_PUBLIC_ORIGIN: line.origin };
});
test.afterAll(() => line?.close());

const at = (path: string): string => `${line?.origin ?? ''}${path}`;

/** Waits until the server has the page in its cache: the first rendering after a start takes longer than it may. */
async function rendered(path: string): Promise<void> {
  await until(`rendered ${path}`, async () => {
    const text = await (await fetch(at(path))).text();
    return / data-rendered=/u.test(text) ? text : null;
  });
}

/** Opens a page of the shop's origin that runs nothing, sets up what is stored on the device, and forgets the frames. */
async function prepare(phone: Driver, entries: Readonly<Record<string, string>>): Promise<void> {
  await phone.open(at('/robots.txt'));
  await phone.evaluate(
    `(() => { Object.entries(${JSON.stringify(entries)}).forEach(([key, value]) => localStorage.setItem(key, value)); sessionStorage.clear(); return true; })()`,
  );
}

/** The frames until the code has taken over and nothing is loaded any more. */
async function readFrames(phone: Driver): Promise<readonly Frame[]> {
  await until('code that has taken over', async () =>
    (await phone.evaluate("document.querySelector('.start') === null && document.readyState === 'complete'"))
      ? true
      : null,
  );
  await pause(2000);
  const frames = JSON.parse(String(await phone.evaluate('JSON.stringify(window.frames_)'))) as Frame[];
  expect(frames.filter(({ text }) => text !== '').length).toBeGreaterThan(10);
  return frames;
}

const home = '为你推荐';
const isHome = ({ text }: Frame): boolean => text.includes(home);

async function openHashRoute(phone: Driver): Promise<void> {
  await rendered('/');
  await phone.open(at('/#/pages/cart/cart'));
  await phone.see('购物车');
  expect((await readFrames(phone)).filter(isHome)).toEqual([]);
}

async function openInStoredLanguage(phone: Driver): Promise<void> {
  await rendered('/');
  await prepare(phone, { 'pawlet:lang': '"de"' });
  await phone.open(at('/'));
  await phone.see('Kategorien');
  expect((await readFrames(phone)).filter(isHome)).toEqual([]);
}

async function openInDark(phone: Driver): Promise<void> {
  await rendered('/');
  await prepare(phone, { 'pawlet:webs': '{"appearance":"dark"}' });
  await phone.open(at('/'));
  await phone.see(home);
  const shown = (await readFrames(phone)).filter(({ text }) => text !== '');
  expect(shown.filter(({ isDark }) => !isDark)).toEqual([]);
}

async function openLoggedIn(phone: Driver): Promise<void> {
  await rendered('/');
  const client = new StoreClient(at(''));
  await client.logInByCode(newMobile());
  await phone.open(at(`/?token=${client.token}`));
  await until('stored session', async () =>
    (await phone.evaluate("localStorage.getItem('pawlet:login') !== null")) ? true : null,
  );
  await prepare(phone, {});
  await phone.open(at('/'));
  await phone.see(home);
  const shown = (await readFrames(phone)).filter(({ text }) => text !== '');
  // A frame of a page that is still being received shows its beginning.
  const whole = shown.find(isHome)?.text ?? '';
  expect(shown.filter((frame) => !isHome(frame) && !whole.startsWith(frame.text))).toEqual([]);
}

async function moveNothing(phone: Driver): Promise<void> {
  for (const path of ['/', '/goods/7', '/category', '/de/page/terms']) {
    await rendered(path);
    await prepare(phone, {});
    await phone.open(at(path));
    expect((await readFrames(phone)).flatMap(({ moved }) => moved)).toEqual([]);
  }
}

async function tapEarly(phone: Driver): Promise<void> {
  await rendered('/goods/7');
  await phone.open(at('/goods/7'));
  await phone.tap('button', '加入购物车');
  await phone.see('数量');
  const [marked, first] = JSON.parse(
    String(
      await phone.evaluate(
        "JSON.stringify([document.querySelectorAll('[data-heard]').length, document.querySelectorAll('dialog[open]').length])",
      ),
    ),
  ) as number[];
  expect([marked, first]).toEqual([0, 1]);
}

async function readWithoutScripts(phone: Driver): Promise<void> {
  const pages = {
    '/de': 'Pawlet Aura Trinkbrunnen',
    '/de/goods/7': '69,90 €',
    '/de/category': 'Pawlet Aura Trinkbrunnen',
    '/de/search?q=Trinkbrunnen': 'Pawlet Aura Trinkbrunnen',
    '/de/page/terms': 'innerhalb von 7 Tagen nach Erhalt',
  };
  for (const [path, text] of Object.entries(pages)) {
    await rendered(path);
    await phone.open(at(`${framed}${encodeURI(path)}`));
    await until(`"${text}" at ${path}`, async () => {
      const content = await phone.evaluate("document.querySelector('iframe').contentDocument.body.innerText");
      return String(content).replace(/\s/gu, ' ').includes(text) ? text : null;
    });
    expect(await phone.evaluate("'frames_' in document.querySelector('iframe').contentWindow")).toBe(false);
  }
}

inEveryEngine({
  'a hash route shows no other page first': openHashRoute,
  'a stored language shows no other first': openInStoredLanguage,
  'a stored dark mode shows no light page first': openInDark,
  'a shopper who is logged in sees home in every frame': openLoggedIn,
  'the code moves nothing, and neither do late pictures': moveNothing,
  'a tap before there is code is answered once': tapEarly,
  'public pages can be read without scripts': readWithoutScripts,
});
