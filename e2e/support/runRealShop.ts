import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startAlipayWallet, type Wallet } from '../../packages/server/test/store/alipayWallet.ts';
import { type MailServer, startMailServer } from '../../packages/server/test/store/mailServer.ts';
import { type ReceivedMail, readMails } from '../../packages/server/test/store/readMails.ts';
import { type UsedStore, useStore } from './useStore.ts';

/** A new shop as an administrator sets it up: without the demo, with a mail server and an account at a wallet. */
export interface RealShop extends UsedStore {
  /** The wallet in which shoppers pay. */
  readonly wallet: Pick<Wallet, 'trades' | 'refunds' | 'pay'>;
  /** Waits for an e-mail to an address with these words in its subject or text; returns the newest. */
  waitForMail(recipient: string, words: string | RegExp): Promise<ReceivedMail>;
}

interface Providers {
  readonly folder: string;
  readonly mails: MailServer;
  readonly wallet: Wallet;
}

/** Runs one real shop for all tests of a file. */
export function runRealShop(): RealShop {
  let started: Providers | undefined;
  const providers = (): Providers => {
    if (started === undefined) throw new Error('The shop has not been started.');
    return started;
  };
  const store = useStore(
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'pawlet-providers-'));
      started = { folder, mails: await startMailServer(), wallet: await startAlipayWallet(folder) };
      return {
        PAWLET_DEMO: '0',
        HOST: '127.0.0.1',
        PAWLET_SECRET_KEY: randomBytes(32).toString('hex'),
        PAWLET_SMTP_URL: started.mails.url,
        PAWLET_MAIL_FROM: 'Shop <shop@shop.test>',
        ...started.wallet.environment,
      };
    },
    { isEmpty: true },
  );
  test.afterAll(async () => {
    await started?.mails.close();
    await started?.wallet.close();
    if (started !== undefined) rmSync(started.folder, { recursive: true, force: true });
  });
  return {
    get url() {
      return store.url;
    },
    output: () => store.output(),
    operate: (...command) => store.operate(...command),
    setDaysAhead: (days) => store.setDaysAhead(days),
    get wallet() {
      return providers().wallet;
    },
    async waitForMail(recipient, words) {
      const find = async () =>
        (await readMails(providers().mails, recipient)).findLast(({ subject, text }) =>
          new RegExp(words, 'u').test(`${subject}\n${text}`),
        );
      // The job of the e-mails about orders runs every few seconds.
      await expect.poll(find, { timeout: 60_000 }).toBeDefined();
      const found = await find();
      if (found === undefined) throw new Error('The e-mail has been lost.');
      return found;
    },
  };
}
