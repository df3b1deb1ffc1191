import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSendAhead } from './sendAhead.ts';

/** A connection that responds on command. */
class Connection {
  readonly sent: {
    readonly text: string;
    readonly resolve: (rows: string) => void;
    readonly reject: (error: Error) => void;
  }[] = [];

  query(text: string): Promise<string> {
    return new Promise((resolve, reject) => this.sent.push({ text, resolve, reject }));
  }
}

let connection: Connection;
let ask: (text: string) => Promise<unknown>;

beforeEach(() => {
  connection = new Connection();
  const sendAhead = createSendAhead();
  ask = async (text) => sendAhead(text, () => connection.query(text));
});

describe('transaction control statements', () => {
  it('are sent at once and awaited with the next statement', async () => {
    await ask('begin');
    await ask('savepoint sp1');
    const settled = vi.fn();
    const answer = ask('select 1').then(settled);
    expect(connection.sent.map(({ text }) => text)).toEqual(['begin', 'savepoint sp1', 'select 1']);
    connection.sent[2]?.resolve('one');
    connection.sent[0]?.resolve('');
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    connection.sent[1]?.resolve('');
    await answer;
    expect(settled).toHaveBeenCalledWith('one');
  });

  it('fail the next statement when they fail, and no later one', async () => {
    await ask('release savepoint sp1');
    const commit = ask('commit');
    connection.sent[0]?.reject(new Error('no such savepoint'));
    connection.sent[1]?.resolve('');
    await expect(commit).rejects.toThrow('no such savepoint');
    const rollback = ask('rollback');
    connection.sent[2]?.resolve('done');
    await expect(rollback).resolves.toBe('done');
  });

  it('exclude commit, rollback and anything longer', async () => {
    for (const text of ['commit', 'rollback', 'rollback to savepoint sp1', 'begin; select 1']) {
      const settled = vi.fn();
      const answer = ask(text).then(settled);
      await Promise.resolve();
      expect(settled).not.toHaveBeenCalled();
      connection.sent.at(-1)?.resolve('');
      await answer;
    }
  });
});
