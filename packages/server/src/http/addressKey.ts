/**
 * The key under which a client address is counted: IPv4 unchanged, IPv6 by its /64, which is what one
 * customer of a network gets. IPv4 inside IPv6 counts as IPv4; text that is not an address counts as itself.
 */
export function addressKey(address: string): string {
  const plain = address.trim().toLowerCase().split('%', 1)[0] ?? '';
  const embedded = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/u.exec(plain)?.[1];
  if (embedded !== undefined) return embedded;
  const groups = plain.includes(':') ? expand(plain) : undefined;
  if (groups === undefined) return plain;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups;
  if (a === 0 && b === 0 && c === 0 && d === 0 && e === 0 && f === 0xffff) {
    return [g >> 8, g & 0xff, h >> 8, h & 0xff].join('.');
  }
  return `${[a, b, c, d].map((group) => group.toString(16)).join(':')}::/64`;
}

/** The eight groups of an IPv6 address; undefined for invalid ones. */
function expand(address: string): readonly number[] | undefined {
  const [head = '', tail, ...more] = address.split('::');
  if (more.length > 0) return undefined;
  const before = toGroups(head);
  const after = toGroups(tail ?? '');
  if (before === undefined || after === undefined) return undefined;
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  return [...before, ...Array.from({ length: missing }, () => 0), ...after];
}

function toGroups(text: string): readonly number[] | undefined {
  if (text === '') return [];
  const groups = text.split(':');
  const last = groups.at(-1) ?? '';
  if (/^\d{1,3}(\.\d{1,3}){3}$/u.test(last)) {
    const [a = 0, b = 0, c = 0, d = 0] = last.split('.').map(Number);
    groups.splice(-1, 1, ((a << 8) | b).toString(16), ((c << 8) | d).toString(16));
  }
  if (!groups.every((group) => /^[\da-f]{1,4}$/u.test(group))) return undefined;
  return groups.map((group) => Number.parseInt(group, 16));
}
