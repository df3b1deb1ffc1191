import { PawletError } from '@pawlet/core/errors';
import type { MiniProgramPort } from '../messengers/miniProgramMessenger.ts';
import { parseContext, type LaunchContext } from '../protocol/context.ts';
import { PROTOCOL, writeEnvelope } from '../protocol/envelope.ts';
import { isRecord } from '../protocol/isRecord.ts';
import type { ConnectToHostOptions } from './types.ts';

/** A mini-program sends nothing: its context comes from the page's start-up parameters. */
export function oneWayContext(options: ConnectToHostOptions): LaunchContext {
  const pages = Object.keys(options.miniProgramPages ?? {});
  const basic = { protocol: PROTOCOL, platform: 'mini-program', language: 'zh', country: 'CHN' };
  const own = { protocol: PROTOCOL, platform: 'mini-program', capabilities: [...pages, 'back', 'close'] };
  const parsed = parseContext({ ...basic, ...options.startContext, ...own });
  if (parsed.status === 'ok') return parsed.context;
  return { ...basic, platform: 'mini-program', capabilities: ['back', 'close'] };
}

/** Sends a one-way call; urgent ones open a page of the mini-program. */
export function callOneWay(
  port: MiniProgramPort,
  pages: Readonly<Record<string, string | undefined>>,
  name: string,
  argument: unknown,
): string {
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (page !== undefined) {
    const fields = isRecord(argument) ? argument : {};
    const query = new URLSearchParams();
    for (const [field, value] of Object.entries(fields))
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        query.set(field, String(value));
    port.navigateTo(`${page}?${query.toString()}`);
  } else if (name === 'back' || name === 'close') port.back();
  else throw new PawletError('UNAVAILABLE', `${name}: a mini-program cannot reply`);
  return 'done';
}

/** Posts a message that the mini-program delivers at some later time; there is no reply. */
export function postOneWay(port: MiniProgramPort, name: string, argument: unknown): void {
  const id = Math.random().toString(36).slice(2);
  port.send(
    writeEnvelope(id, { namespace: 'penpal', type: 'CALL', id, methodPath: [name], args: [argument] }),
  );
}
