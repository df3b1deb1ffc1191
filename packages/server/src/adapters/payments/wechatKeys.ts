import { type KeyObject, X509Certificate } from 'node:crypto';
import * as v from 'valibot';
import { decryptResource } from './wechatSignature.ts';

const freshSeconds = 12 * 3600;
const retrySeconds = 60;

const certificateList = v.object({
  data: v.array(
    v.object({
      serial_no: v.string(),
      encrypt_certificate: v.object({
        ciphertext: v.string(),
        nonce: v.string(),
        associated_data: v.optional(v.string()),
      }),
    }),
  ),
});

/** WeChat Pay's signing keys by serial number. */
export interface WechatKeys {
  /** The key with a serial number; null when WeChat Pay does not have it. */
  find(serial: string): Promise<KeyObject | null>;
}

interface WechatKeysOptions {
  readonly apiV3Key: string;
  /** A public key issued with the merchant account, instead of platform certificates. */
  readonly fixed: { readonly id: string; readonly key: KeyObject } | undefined;
  /** Requests `/v3/certificates` and returns the parsed JSON. */
  readonly download: () => Promise<unknown>;
  /** Epoch seconds. */
  readonly now: () => number;
}

/**
 * Caches the platform certificates for half a day and fetches them again for an unknown serial number. Anyone
 * can send a notification with an invented number, so there is at most one fetch a minute, successful or not,
 * and concurrent calls share it. The certificates are encrypted with the APIv3 key, which only the shop and
 * WeChat Pay have.
 */
export function createWechatKeys({ apiV3Key, fixed, download, now }: WechatKeysOptions): WechatKeys {
  let known = new Map<string, KeyObject>();
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let failure: Error | undefined;

  async function refresh(): Promise<void> {
    triedAt = now();
    try {
      known = readCertificates(await download(), apiV3Key, now());
      fetchedAt = now();
      failure = undefined;
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    } finally {
      running = undefined;
    }
  }

  return {
    async find(serial) {
      if (fixed?.id === serial) return fixed.key;
      const isDue = !known.has(serial) || now() - fetchedAt >= freshSeconds;
      if (isDue && (running !== undefined || now() - triedAt >= retrySeconds)) {
        running ??= refresh();
        await running;
      }
      const key = known.get(serial);
      // Certificates are valid for years: a failed fetch removes none of them.
      if (key === undefined && failure !== undefined) throw failure;
      return key ?? null;
    },
  };
}

function readCertificates(list: unknown, apiV3Key: string, now: number): Map<string, KeyObject> {
  const { data } = v.parse(certificateList, list);
  const keys = new Map<string, KeyObject>();
  for (const { serial_no, encrypt_certificate } of data) {
    const certificate = new X509Certificate(decryptResource(encrypt_certificate, apiV3Key));
    const isValid = Date.parse(certificate.validTo) > now * 1000;
    if (isValid) keys.set(serial_no, certificate.publicKey);
  }
  return keys;
}
