import { canonicalJson, sha256 } from '../../http/digest.ts';

const versionLength = 32;

/** The version of an entry: a hash of what editors change, whoever changes it. */
export async function computeEntryVersion(entry: object): Promise<string> {
  return (await sha256(canonicalJson(entry))).slice(0, versionLength);
}
