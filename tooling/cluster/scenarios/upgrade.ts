import { unpackPreviousRelease } from '../../../packages/server/test/store/previousRelease.ts';
import { toFinding, toLoadFindings } from '../findings.ts';
import { withLoad } from '../load/withLoad.ts';
import type { Scenario } from '../scenario.ts';

const name = 'rolling upgrade from the previous release';

/** Replaces nodes of the previous release by this one, one after the other, under load. */
export const upgrade: Scenario = {
  name: 'upgrade',
  async run(context) {
    const { cluster, log, reconcile } = context;
    const previous = unpackPreviousRelease();
    if (typeof previous === 'string')
      return [{ what: name, goal: 'run', found: `not run: ${previous}`, isMet: undefined }];
    const shops = cluster.shops.slice(0, cluster.runningShops);
    const replace = async (entry: string | undefined, release: string) => {
      for (const shop of shops) {
        await shop.end('SIGTERM');
        await shop.start(entry);
        log(`${shop.name} runs the ${release} release`);
      }
    };
    try {
      const back = await withLoad(context, () => replace(previous.entry, 'previous'));
      const forth = await withLoad(context, () => replace(undefined, 'current'));
      await context.exemptFromMails();
      return [
        ...toLoadFindings('rolling return to the previous release', back, { mayRepeat: false }),
        ...toLoadFindings(name, forth, { mayRepeat: false }),
        toFinding(name, await reconcile()),
      ];
    } finally {
      previous.remove();
    }
  },
};
