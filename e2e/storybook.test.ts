import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { useStore } from './support/useStore.ts';

const folder = fileURLToPath(new URL('../storybook-static', import.meta.url));
const isFull = process.env['PAWLET_FULL'] === '1';
const languages = ['zh', 'en', 'ja', 'fr', 'de', 'it', 'es', 'ko', 'pseudo'];
const widths = ['240px', '320px', '375px', '600px'];

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly tags: readonly string[];
}

interface Finished {
  readonly storyId: string;
  readonly status: string;
  readonly reporters: readonly {
    readonly type: string;
    readonly status: string;
    readonly result?: { readonly violations?: readonly { readonly id: string }[] };
  }[];
}

/** The channel over which the workshop and its frame talk. */
interface Channel {
  on(event: string, listener: (news: Finished) => void): void;
  off(event: string, listener: (news: Finished) => void): void;
  emit(event: string, news: unknown): void;
  last(event: string): readonly Finished[] | undefined;
}

const store = useStore();

test.beforeAll(() => {
  expect(existsSync(join(folder, 'index.json')), 'npm run storybook:build has been run').toBe(true);
});

function readStories(): readonly Entry[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, Entry>>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

async function openWorkshop(page: Page, id: string): Promise<void> {
  await page.goto(`${store.url}/storybook/iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction(
    () => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
      };
      return channel?.last('storyFinished') !== undefined;
    },
    undefined,
    { timeout: 60_000 },
  );
}

/** Shows another story in the same page, so that all of them share one store, and waits for its play and its checks. */
function runStory(
  page: Page,
  id: string,
  globals: Readonly<Record<string, string>>,
  isShown: boolean,
): Promise<Finished> {
  return page.evaluate(
    ([storyId, chosen, isShown]) =>
      new Promise<Finished>((resolve, reject) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
        };
        const timer = setTimeout(() => reject(new Error(`${storyId} did not finish`)), 30_000);
        const hear = (news: Finished): void => {
          if (news.storyId !== storyId) return;
          clearTimeout(timer);
          channel.off('storyFinished', hear);
          resolve(news);
        };
        channel.emit('updateGlobals', { globals: chosen });
        channel.on('storyFinished', hear);
        channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, globals, isShown] as const,
  );
}

const titles = Array.from(
  new Set(existsSync(join(folder, 'index.json')) ? readStories().map(({ title }) => title) : []),
);

for (const [index, title] of titles.entries()) {
  test(`${title}: every story plays and passes axe`, async ({ page }) => {
    test.setTimeout(isFull ? 900_000 : 240_000);
    const stories = readStories().filter((entry) => entry.title === title);
    const [first] = stories;
    if (first === undefined) throw new Error('A title without stories.');
    await openWorkshop(page, first.id);
    let shown = first.id;
    const wanted = isFull ? languages : [languages[index % languages.length] ?? 'en'];
    for (const language of wanted) {
      for (const [position, { id, tags }] of stories.entries()) {
        const theme = (index + position) % 2 === 0 ? 'light' : 'dark';
        // What plays look for is said in English.
        const spoken = tags.includes('play-fn') ? 'en' : language;
        const globals = {
          language: spoken,
          theme,
          width: widths[(index + position) % widths.length] ?? '375px',
        };
        const finished = await runStory(page, id, globals, shown === id);
        shown = id;
        const problems = finished.reporters.flatMap(({ result }) =>
          (result?.violations ?? []).map((one) => one.id),
        );
        expect.soft({ id, ...globals, status: finished.status, problems }).toMatchObject({
          status: 'success',
          problems: [],
        });
      }
    }
  });
}

test('a first visitor sees goods within eight seconds with the page slowed four times', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const started = performance.now();
  await page.goto(`${store.url}/storybook/iframe.html?id=widgets-product-card--several&viewMode=story`);
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
  const seconds = (performance.now() - started) / 1000;
  console.log(`goods in the workshop after ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(8);
});
