import { createHash } from 'node:crypto';
import type { NodeFact } from '../../db/schema/node.ts';
import type { ServerConfig } from '../environment.ts';

/** Whether uploads are where no other node has them. */
export function hasLocalUploads({ uploads = '' }: Readonly<Partial<Record<NodeFact, string>>>): boolean {
  return uploads.startsWith('local');
}

/** Fingerprints of what all nodes of a shop must have in common. */
export function toNodeFacts(config: ServerConfig, build: string): Readonly<Record<NodeFact, string>> {
  const { bucket, smtp, smsGateway, wechat, providers } = config;
  return {
    build,
    // 32 bits of a hash: enough to compare, too little to find a secret by trying.
    secret: config.operatorSecret === undefined ? `none ${ownMark}` : fingerprint(config.operatorSecret),
    keys: fingerprint(config.secretKeys.map((key) => [...key])),
    uploads: toUploads(bucket, config.isUploadsFolderShared),
    origin: config.publicOrigin ?? 'none',
    payment: fingerprint(providers),
    messages: fingerprint({ smtp, smsGateway, wechat }),
    mode: config.demo,
  };
}

/** Of what each node has for itself: a secret that is made at each start, and a folder for uploads. */
const ownMark = fingerprint(crypto.randomUUID());

function toUploads(bucket: ServerConfig['bucket'], isShared: boolean): string {
  if (bucket !== undefined) return `bucket ${fingerprint([bucket.endpoint, bucket.bucket])}`;
  return isShared ? 'shared folder' : `local ${ownMark}`;
}

function fingerprint(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
    .slice(0, 8);
}
