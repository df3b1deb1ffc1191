/** Result of comparing versions; `unknown` if either cannot be parsed. */
export type VersionOrder = 'newer' | 'equal' | 'older' | 'unknown';

interface ParsedVersion {
  readonly numbers: readonly number[];
  /** Identifiers of a pre-release; empty for a release. */
  readonly preRelease: readonly string[];
}

const pattern =
  /^[vV]?(\d{1,9}(?:\.\d{1,9}){0,3})(?:-([\dA-Za-z-]+(?:\.[\dA-Za-z-]+)*))?(?:\+[\dA-Za-z.-]+)?(?: ?\(\w+\))?$/u;

/**
 * Compares app versions numerically: 2.10.0 is newer than 2.3.0, "2.3" equals 2.3.0, a fourth number counts, a
 * pre-release is older than its release. A leading `v` and a build (`+7`, ` (123)`) are ignored.
 */
export function compareAppVersion(version: unknown, reference: unknown): VersionOrder {
  const first = parse(version);
  const second = parse(reference);
  if (first === undefined || second === undefined) return 'unknown';
  const difference =
    compareNumbers(first.numbers, second.numbers) || comparePreReleases(first.preRelease, second.preRelease);
  if (difference === 0) return 'equal';
  return difference > 0 ? 'newer' : 'older';
}

function parse(version: unknown): ParsedVersion | undefined {
  if (typeof version !== 'string') return undefined;
  const match = pattern.exec(version.trim());
  if (match === null) return undefined;
  const [, numbers = '', preRelease] = match;
  return { numbers: numbers.split('.').map(Number), preRelease: preRelease?.split('.') ?? [] };
}

function compareNumbers(first: readonly number[], second: readonly number[]): number {
  for (let index = 0; index < 4; index += 1) {
    const difference = (first[index] ?? 0) - (second[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Order of semantic versioning: numbers by value and before strings, strings alphabetically, the shorter list first.
 */
function comparePreReleases(first: readonly string[], second: readonly string[]): number {
  if (first.length === 0 || second.length === 0) return second.length - first.length;
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    const difference = compareIdentifiers(first[index], second[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareIdentifiers(first: string | undefined, second: string | undefined): number {
  if (first === undefined) return -1;
  if (second === undefined) return 1;
  const firstIsNumber = /^\d+$/u.test(first);
  const secondIsNumber = /^\d+$/u.test(second);
  if (firstIsNumber && secondIsNumber) return Number(first) - Number(second);
  if (firstIsNumber !== secondIsNumber) return firstIsNumber ? -1 : 1;
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
