import { addressKey } from './addressKey.ts';

const privateIpv4 =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./u;
const privateIpv6 = /^(?:0:0:0:0::|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/u;

/**
 * Whether an address does not identify a caller: of this machine, a private network, or a proxy of the shop
 * itself.
 */
export function isPrivateAddress(address: string): boolean {
  const key = addressKey(address);
  return key === '' || privateIpv4.test(key) || privateIpv6.test(key);
}
