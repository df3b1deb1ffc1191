/** The target of an entry under a condition, or under none. */
export type ExportTarget = string | Readonly<Record<string, string>>;

/** The fields of a package.json that a release reads. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean | undefined;
  readonly license?: string | undefined;
  /** Where the sources are; provenance is compared with it. */
  readonly repository?:
    | { readonly type: 'git'; readonly url: string; readonly directory: string }
    | undefined;
  readonly homepage?: string | undefined;
  readonly exports: Readonly<Record<string, ExportTarget>>;
  readonly sideEffects?: boolean | readonly string[] | undefined;
  readonly dependencies?: Readonly<Record<string, string>> | undefined;
  readonly peerDependencies?: Readonly<Record<string, string>> | undefined;
}

/** The condition under which the packages of this repository resolve each other's sources. */
const sourceCondition = '@pawlet/source';

/**
 * The manifest as it is published: without repository-only entries, and without targets in the sources, which are not
 * in the package.
 */
export function toPublishedManifest(manifest: Manifest): Manifest {
  const exports: Record<string, ExportTarget> = {};
  for (const [entry, target] of Object.entries(manifest.exports)) {
    if (typeof target === 'string') {
      exports[entry] = target;
      continue;
    }
    const kept = Object.entries(target).filter(([condition]) => condition !== sourceCondition);
    if (kept.length > 0) exports[entry] = Object.fromEntries(kept);
  }
  const { sideEffects } = manifest;
  const published = {
    ...manifest,
    exports,
    ...(typeof sideEffects === 'object'
      ? { sideEffects: sideEffects.filter((path) => !path.startsWith('./src/')) }
      : {}),
  };
  Reflect.deleteProperty(published, 'scripts');
  Reflect.deleteProperty(published, 'devDependencies');
  return published;
}

/** The entries that are code, by their import paths, with the files of their types and their code. */
export function codeEntries(
  manifest: Manifest,
): readonly { readonly entry: string; readonly types: string; readonly code: string }[] {
  return Object.entries(toPublishedManifest(manifest).exports).flatMap(([entry, target]) => {
    if (typeof target === 'string') return [];
    const { types, default: code } = target;
    if (types === undefined || code === undefined) {
      throw new Error(`${manifest.name}: the entry "${entry}" needs "types" and "default".`);
    }
    return [{ entry, types, code }];
  });
}

/** Whether a package runs in React Native, and not in a browser or in Node. */
export function isForReactNative({ peerDependencies }: Manifest): boolean {
  return peerDependencies?.['react-native'] !== undefined;
}
