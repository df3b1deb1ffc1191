/**
 * Measures pages in Chromium side by side and returns medians with ratios to a baseline. A target with an `answer` is tapped as
 * soon as its control is shown, and ends with an error if the tap is lost.
 *
 * Each round measures every target once, in a new order, in a fresh browser context. A ratio is computed within one
 * round (target / baseline), then the median over the rounds: a slow minute on a noisy machine affects both sides.
 */
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../test/browser.ts';

/** Network shapes: latency in ms, throughput in bytes per second. */
const networks = {
  slow: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
  fast: { latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 },
  none: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
};
const settleMs = 1000;
const quietLimitMs = 15_000;
const timeoutMs = 90_000;
/** From the moment when a control is shown: nobody is faster. */
const untilTapMs = 100;

const metrics = {
  'JS+CSS KB': (r) => r.codeBytes / 1024,
  'unpacked JS+CSS KB': (r) => r.codeUnpacked / 1024,
  'all KB': (r) => r.bytes / 1024,
  requests: (r) => r.requests,
  'shown ms': (r) => r.shown,
  'tap answered ms': (r) => r.answered ?? Number.NaN,
  'FCP ms': (r) => r.fcp,
  'LCP ms': (r) => r.lcp,
  'layout shift': (r) => r.shift,
  'blocking ms': (r) => r.blocking,
  'main CPU ms': (r) => r.taskMs,
  'script CPU ms': (r) => r.scriptMs,
  'JS heap MB': (r) => r.heap / 2 ** 20,
};

/**
 * Runs inside the page before its own scripts; `__shown` resolves after the first frame with enough matching elements,
 * `__answered` after the first with what a tap opens.
 */
function watch({ ready, count, text, pierce, answer }) {
  const seen = { longTasks: [], fcp: 0, lcp: 0, shift: 0 };
  window.__seen = seen;
  const observe = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  observe('longtask', (entry) => seen.longTasks.push(entry.duration));
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  observe('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  const pattern = new RegExp(text, 'u');
  const isShown = (node) => pattern.test(node.textContent) && node.getClientRects().length > 0;
  const roots = () =>
    pierce === undefined
      ? [document]
      : [...document.querySelectorAll(pierce)]
          .map((one) => one.shadowRoot ?? one.contentDocument)
          .filter((root) => root);
  const find = () => roots().flatMap((root) => [...root.querySelectorAll(ready)].filter(isShown));
  const when = (is) =>
    new Promise((done) => {
      const look = () => (is() ? setTimeout(() => done(performance.now())) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    });
  window.__shown = when(() => find().length >= count);
  if (answer === undefined) return;
  window.__answered = when(() => document.querySelector(answer)?.getClientRects().length > 0);
  window.__place = () => {
    const { x, y, width, height } = find()[0].getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
}

function watchTraffic(cdp) {
  const kinds = new Map();
  const pending = new Set();
  const total = { bytes: 0, codeBytes: 0, codeUnpacked: 0, requests: 0 };
  let lastChange = Date.now();
  const isCode = (requestId) => /javascript|css/u.test(kinds.get(requestId) ?? '');
  const ended = ({ requestId }) => {
    pending.delete(requestId);
    lastChange = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    total.requests++;
    pending.add(requestId);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => kinds.set(requestId, response.mimeType));
  cdp.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (isCode(requestId)) total.codeUnpacked += dataLength;
  });
  cdp.on('Network.loadingFinished', (event) => {
    total.bytes += event.encodedDataLength;
    if (isCode(event.requestId)) total.codeBytes += event.encodedDataLength;
    ended(event);
  });
  cdp.on('Network.loadingFailed', ended);

  /** Waits until nothing has been loading for a second, or the limit has passed. */
  const quiet = async () => {
    const deadline = Date.now() + quietLimitMs;
    lastChange = Date.now();
    while (Date.now() < deadline && (pending.size > 0 || Date.now() - lastChange < settleMs)) {
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  return { total, quiet };
}

function within(ms, promise, message) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(message)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function measureOnce(browser, target, { network, cpu }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    // As from a link on another site: a browser then needs another process for every page, whatever its headers say.
    await page.goto('https://link.test/');
    const traffic = watchTraffic(cdp);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' }); // CPU time: hardly affected by the load of other programs
    await page.addInitScript(watch, {
      ready: target.ready,
      count: target.count ?? 1,
      text: target.text ?? '\\d',
      pierce: target.pierce,
      answer: target.answer,
    });
    await page.goto(target.url, { waitUntil: 'commit', timeout: timeoutMs });
    const shown = await within(
      timeoutMs,
      page.evaluate(() => window.__shown),
      `${target.name}: not shown`,
    );
    const answered = target.answer === undefined ? undefined : await tap(page, target.name);
    await traffic.quiet();

    const seen = await page.evaluate(() => window.__seen);
    const performance = Object.fromEntries(
      (await cdp.send('Performance.getMetrics')).metrics.map((m) => [m.name, m.value]),
    );
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    for (let pass = 0; pass < 3; pass++) await cdp.send('HeapProfiler.collectGarbage');
    const heap = await cdp.send('Runtime.getHeapUsage');
    return {
      ...traffic.total,
      shown,
      answered,
      fcp: seen.fcp,
      lcp: seen.lcp,
      shift: seen.shift,
      blocking: seen.longTasks.reduce((sum, ms) => sum + ms - 50, 0),
      taskMs: performance.TaskDuration * 1000,
      scriptMs: performance.ScriptDuration * 1000,
      heap: heap.usedSize,
    };
  } finally {
    await context.close();
  }
}

/** Taps the control that has just been shown, and returns when the page has answered, in ms since its start. */
async function tap(page, name) {
  const place = await page.evaluate(
    (ms) => new Promise((done) => setTimeout(() => done(window.__place()), ms)),
    untilTapMs,
  );
  await page.touchscreen.tap(...place);
  return within(
    timeoutMs,
    page.evaluate(() => window.__answered),
    `${name}: the tap is lost`,
  );
}

function median(values) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function summarise(rounds, names) {
  return names.map((name) => ({
    name,
    metrics: Object.fromEntries(
      Object.entries(metrics).map(([label, read]) => {
        const values = rounds.map((round) => read(round[name]));
        const base = rounds.map((round) => read(round[names[0]]));
        const ratio = base.every((value) => value > 0)
          ? median(values.map((value, i) => value / base[i]))
          : Number.NaN;
        return [label, { median: median(values), min: Math.min(...values), max: Math.max(...values), ratio }];
      }),
    ),
  }));
}

/** A Markdown table: a row per metric, a column per target; median (min-max) and the ratio to the first target. */
export function toTable(summary) {
  const digits = (value) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
  const range = (min, max) => (digits(min) === digits(max) ? '' : ` (${digits(min)}-${digits(max)})`);
  const cell = ({ median: middle, min, max, ratio }) =>
    `${digits(middle)}${range(min, max)}${Number.isFinite(ratio) ? ` x${digits(ratio)}` : ''}`;
  const rows = [
    ['', ...summary.map(({ name }) => name)],
    ['---', ...summary.map(() => '---:')],
    ...Object.keys(metrics)
      .filter((label) => summary.some(({ metrics: own }) => Number.isFinite(own[label].median)))
      .map((label) => [label, ...summary.map(({ metrics: own }) => cell(own[label]))]),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function shuffled(list) {
  return list
    .map((item) => [Math.random(), item])
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

/** Measures the targets; every host name resolves to the local server at `port`. */
export async function measure(targets, { port, network, cpu, rounds: wanted }) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...chromiumArguments,
      '--disable-quic',
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP * 127.0.0.1:${port}`,
    ],
  });
  const rounds = [];
  try {
    for (const target of targets) await measureOnce(browser, target, { network: 'none', cpu: 1 }); // warms up the store
    while (rounds.length < wanted) {
      const round = {};
      for (const target of shuffled(targets))
        round[target.name] = await measureOnce(browser, target, { network, cpu });
      rounds.push(round);
    }
  } finally {
    await browser.close();
  }
  return summarise(
    rounds,
    targets.map((target) => target.name),
  );
}
