import {
  type CheckName,
  type OpenedWidget,
  type OpenRequest,
  type WidgetCase,
  type WidgetDriver,
} from './types.ts';
import { hardCodedWords, rawKeys } from './words.ts';

const patienceMs = 20_000;

/** Waits until a condition holds; on timeout throws with the last value. */
async function until<T>(what: string, look: () => Promise<T>, isSo: (seen: T) => boolean): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const seen = await look();
    if (isSo(seen)) return;
    if (performance.now() > end) throw new Error(`${what}: not so, but ${JSON.stringify(seen)}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
  }
}

/** Throws for a list that is not empty. */
function expectNone(what: string, found: readonly string[]): void {
  if (found.length > 0) throw new Error(`${what}:\n${found.join('\n')}`);
}

function expectThat(what: string, isSo: boolean): void {
  if (!isSo) throw new Error(what);
}

async function shown(opened: OpenedWidget): Promise<void> {
  await until(
    'it shows its content',
    () => opened.look(),
    ({ isBusy, hasError, texts }) => !isBusy && !hasError && texts.length > 0,
  );
}

const isReady = (events: readonly string[]): boolean => events.includes('pawlet:ready');

interface CheckStage {
  readonly widget: WidgetCase;
  readonly open: (request?: Partial<OpenRequest>) => Promise<OpenedWidget>;
}

const checks: Readonly<Record<CheckName, (stage: CheckStage) => Promise<void>>> = {
  async options({ open }) {
    const opened = await open();
    await shown(opened);
    expectThat('the options are accepted', (await opened.configError()) === undefined);
    expectNone('catalogue keys are shown', rawKeys((await opened.look()).texts));
  },
  async 'wrong option'({ open, widget }) {
    const opened = await open({ options: widget.wrong.options });
    await until(
      `the error names "${widget.wrong.name}"`,
      () => opened.configError(),
      (message) => message?.includes(`"${widget.wrong.name}"`) === true,
    );
  },
  async 'skeleton, content, ready'({ open }) {
    const opened = await open({ mode: 'waits' });
    await until(
      'it shows a skeleton',
      () => opened.look(),
      ({ isBusy }) => isBusy,
    );
    expectThat('it is not ready before its content', !isReady(await opened.events()));
    await opened.setMode('answers');
    await shown(opened);
    await until('it dispatches ready', () => opened.events(), isReady);
    const times = (await opened.events()).filter((name) => name === 'pawlet:ready').length;
    expectThat(`it dispatches ready once, not ${times} times`, times === 1);
  },
  async 'error, retry'({ open }) {
    const opened = await open({ mode: 'fails' });
    await until(
      'it shows an error',
      () => opened.look(),
      ({ hasError }) => hasError,
    );
    await until(
      'it dispatches the error',
      () => opened.events(),
      (events) => events.includes('pawlet:error'),
    );
    expectThat('it is not ready with an error', !isReady(await opened.events()));
    await opened.setMode('answers');
    await until(
      'it shows its content after its buttons were pressed',
      async () => {
        const seen = await opened.look();
        // A widget with several parts may have several errors, each with its own button.
        if (seen.hasError && !seen.isBusy) await opened.retry();
        return seen;
      },
      ({ isBusy, hasError, texts }) => !isBusy && !hasError && texts.length > 0,
    );
    await until('it dispatches ready', () => opened.events(), isReady);
  },
  async 'pseudo-locale'({ open }) {
    const opened = await open({ language: 'pseudo' });
    await shown(opened);
    const { texts } = await opened.look();
    expectNone('catalogue keys are shown', rawKeys(texts));
    expectThat(
      'accented texts are shown',
      texts.some((text) => text.includes('⟦')),
    );
    expectNone('texts that are in no catalogue', hardCodedWords(texts, await opened.responses()));
  },
  async accessibility({ open }) {
    const opened = await open();
    await shown(opened);
    expectNone('accessibility violations', await opened.violations());
  },
  async keyboard({ open }) {
    const opened = await open();
    await shown(opened);
    expectNone('the Tab key does not reach', await opened.unreached());
  },
  async 'nothing left'({ open }) {
    const opened = await open();
    await shown(opened);
    expectNone('it leaves behind', await opened.close());
  },
};

/** Runs one check of a widget and always closes it. */
export async function runCheck(name: CheckName, widget: WidgetCase, driver: WidgetDriver): Promise<void> {
  const opened: OpenedWidget[] = [];
  try {
    await checks[name]({
      widget,
      open: async (request = {}) => {
        const next = await driver.open({
          widget: widget.id,
          options: widget.options(),
          mode: 'answers',
          ...request,
        });
        opened.push(next);
        return next;
      },
    });
  } finally {
    for (const each of opened) await each.close();
  }
}
