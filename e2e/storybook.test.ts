import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { notSampled, isSampled, isWhole } from './support/sample.ts';
import { useStore } from './support/useStore.ts';

const folder = fileURLToPath(new URL('../storybook-static', import.meta.url));
const indexFile = join(folder, 'index.json');
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
    readonly result?: {
      readonly violations?: readonly {
        readonly id: string;
        readonly nodes: readonly { readonly html: string }[];
      }[];
    };
  }[];
}

/** The channel between Storybook and its preview frame. */
interface Channel {
  on(event: string, listener: (news: Finished) => void): void;
  off(event: string, listener: (news: Finished) => void): void;
  emit(event: string, news: unknown): void;
  last(event: string): readonly Finished[] | undefined;
}

const store = useStore();

// The longest file: both workers take a part of it, so that they end together.
test.describe.configure({ mode: 'parallel' });

test.beforeAll(() => {
  expect(existsSync(indexFile), 'npm run storybook:build has been run').toBe(true);
});

function readStories(): readonly Entry[] {
  const index = JSON.parse(readFileSync(indexFile, 'utf8')) as {
    readonly entries: Readonly<Record<string, Entry>>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** The globals that stories are rendered with; Storybook reads them from its URL. */
interface StoryGlobals {
  readonly language: string;
  readonly theme: 'light' | 'dark';
  readonly width: string;
}

/** Opens a story; the stories after it in the same page share its store. */
async function openStorybook(
  page: Page,
  id: string,
  { language, theme, width }: StoryGlobals,
): Promise<Finished> {
  const globals = `language:${language};theme:${theme};width:${width}`;
  await page.goto(`${store.url}/storybook/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  const finished = await page.waitForFunction(
    () => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
      };
      return channel?.last('storyFinished')?.[0];
    },
    undefined,
    { timeout: 60_000 },
  );
  const news = await finished.jsonValue();
  if (news === undefined) throw new Error(`${id} did not finish.`);
  return news;
}

/** Shows another story in the same page and waits for its play function and its checks. */
function showNext(page: Page, id: string): Promise<Finished> {
  return page.evaluate(
    (storyId) =>
      new Promise<Finished>((resolve, reject) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
        };
        const timer = setTimeout(() => reject(new Error(`${storyId} did not finish`)), 30_000);
        const onFinished = (news: Finished): void => {
          if (news.storyId !== storyId) return;
          clearTimeout(timer);
          channel.off('storyFinished', onFinished);
          resolve(news);
        };
        channel.on('storyFinished', onFinished);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}

/** Walks through stories in one page; returns their problems. */
async function walk(page: Page, stories: readonly Entry[], look: StoryGlobals): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [position, { id }] of stories.entries()) {
    const finished = position === 0 ? await openStorybook(page, id, look) : await showNext(page, id);
    const broken = finished.reporters.flatMap(({ result }) =>
      (result?.violations ?? []).map((one) => `${one.id} at ${one.nodes.map(({ html }) => html).join(', ')}`),
    );
    if (finished.status !== 'success' || broken.length > 0)
      problems.push([id, look.language, look.theme, look.width, finished.status, ...broken].join(' | '));
  }
  return problems;
}

/** Stories grouped by what is walked together: each widget by itself, the small components in four parts. */
const walks = new Map<string, Entry[]>();
for (const entry of existsSync(indexFile) ? readStories() : []) {
  const { title } = entry;
  const name = title.startsWith('Building blocks') ? `building blocks ${(title.length % 4) + 1} of 4` : title;
  walks.set(name, [...(walks.get(name) ?? []), entry]);
}

for (const [index, [name, stories]] of Array.from(walks).entries()) {
  test(`${name}: every story plays and passes axe`, async ({ page }) => {
    test.skip(!isSampled(index, 2), notSampled);
    test.setTimeout(isWhole ? 1_800_000 : 240_000);
    const wanted = isWhole ? languages : [languages[index % languages.length] ?? 'en'];
    // Play functions look for English texts.
    const played = stories.filter(({ tags }) => tags.includes('play-fn'));
    const plain = stories.filter((entry) => !played.includes(entry));
    const problems: string[] = [];
    for (const [turn, language] of wanted.entries()) {
      const place = index + turn;
      const look = {
        theme: place % 2 === 0 ? 'light' : 'dark',
        width: widths[place % widths.length] ?? '375px',
      } as const;
      if (plain.length > 0) problems.push(...(await walk(page, plain, { language, ...look })));
      if (played.length > 0) problems.push(...(await walk(page, played, { language: 'en', ...look })));
    }
    expect(problems).toEqual([]);
  });
}

/**
 * What a story may load until its products are visible, whatever the load of the machine: scripts and styles, and the
 * shop's dump.
 */
const maxDumpBytes = 3_000_000;

const firstVisits = [
  {
    name: 'the story alone',
    path: 'iframe.html?id=widgets-product-card--several&viewMode=story',
    getCards: (page: Page) => page.getByRole('article'),
    maxFiles: 40,
    maxSeconds: 6,
  },
  {
    name: 'the whole Storybook',
    path: '?path=/story/widgets-product-card--several',
    getCards: (page: Page) => page.frameLocator('#storybook-preview-iframe').getByRole('article'),
    maxFiles: 60,
    maxSeconds: 8,
  },
];

for (const { name, path, getCards, maxFiles, maxSeconds } of firstVisits)
  test(`a first visitor of ${name} sees products soon with the page slowed four times`, async ({ page }) => {
    test.setTimeout(120_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const files: string[] = [];
    page.on('request', (request) => {
      const isOfStory =
        request.frame().url().includes('iframe.html') || request.url().includes('iframe.html');
      if (isOfStory && ['script', 'stylesheet'].includes(request.resourceType())) files.push(request.url());
    });
    const started = performance.now();
    await page.goto(`${store.url}/storybook/${path}`);
    await expect(getCards(page).first()).toBeVisible({ timeout: 60_000 });
    const seconds = (performance.now() - started) / 1000;
    console.log(`products in ${name} after ${seconds.toFixed(1)} s, ${files.length} files`);
    expect(files.length).toBeLessThanOrEqual(maxFiles);
    expect(statSync(join(folder, 'store/shop.tar.gz')).size).toBeLessThanOrEqual(maxDumpBytes);
    // The everyday run shares the machine with another file's tests and its store.
    expect(seconds).toBeLessThan(isWhole ? maxSeconds : 40);
  });
