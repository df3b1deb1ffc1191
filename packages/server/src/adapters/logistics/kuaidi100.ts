import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ParcelTracker, TrackLine } from '../../ports/logistics.ts';

/** A kuaidi100 account for queries of one parcel at a time. */
export interface Kuaidi100Config {
  readonly customer: string;
  readonly key: string;
  /** @default https://poll.kuaidi100.com */
  readonly origin: string;
}

const timeoutMs = 6000;

/** Its names for the shop's carriers. */
const carriers: ReadonlyMap<string, string> = new Map([
  ['SF', 'shunfeng'],
  ['YTO', 'yuantong'],
  ['ZTO', 'zhongtong'],
  ['STO', 'shentong'],
  ['YUNDA', 'yunda'],
  ['EMS', 'ems'],
  ['JD', 'jd'],
  ['DHL', 'dhl'],
  ['UPS', 'ups'],
]);

const answer = v.object({
  message: v.string(),
  data: v.array(v.object({ context: v.string(), ftime: v.string() })),
});

/** The signature of a query: MD5 of parameters, key and customer, upper-case hexadecimal. */
export function signKuaidi100(param: string, { key, customer }: Kuaidi100Config): string {
  return createHash('md5').update(`${param}${key}${customer}`).digest('hex').toUpperCase();
}

/** Queries kuaidi100 for the track of a parcel. */
export function createKuaidi100(config: Kuaidi100Config): ParcelTracker {
  return {
    async track({ carrier, number, mobile }, logger) {
      const com = carriers.get(carrier.toUpperCase());
      if (com === undefined || number === '') return null;
      const param = JSON.stringify({
        com,
        num: number,
        phone: mobile,
        resultv2: '0',
        show: '0',
        order: 'desc',
      });
      try {
        const response = await fetch(`${config.origin}/poll/query.do`, {
          method: 'POST',
          body: new URLSearchParams({
            customer: config.customer,
            sign: signKuaidi100(param, config),
            param,
          }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return readLines(await response.json());
      } catch (error) {
        // The shop's own track is shown instead.
        logger.error('parcel tracking failed', error, { carrier });
        return null;
      }
    },
  };
}

function readLines(reply: unknown): readonly TrackLine[] | null {
  const parsed = v.safeParse(answer, reply);
  // An unknown number gets a response without data.
  if (!parsed.success || parsed.output.message !== 'ok') return null;
  return parsed.output.data.map(({ context, ftime }) => ({
    // Its times are in Beijing time.
    time: Math.floor(Date.parse(`${ftime.replace(' ', 'T')}+08:00`) / 1000) || 0,
    context,
  }));
}
