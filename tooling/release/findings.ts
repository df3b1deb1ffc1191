import { codeEntries, toPublishedManifest, type Manifest } from './manifest.ts';

/** What a package may contain; anything else was included by mistake. */
const belongs = [
  /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md)$/u,
  /^dist\/(?:[\w.-]+\/)*[\w.-]+\.(?:js|js\.map|d\.ts|d\.ts\.map|css)$/u,
  // Expo's config plugin.
  /^app\.plugin\.js$/u,
  /^(?:custom-elements\.json|html-custom-data\.json|embed\.css)$/u,
  /^docs\/[\w-]+\.md$/u,
  /^wire\/(?:fixtures\/)?[\w-]+\.json$/u,
];
const neverBelongs = /\.(?:test|stories)\b/u;

/** The problems of a package's files and manifest, as sentences. */
export function findMistakes(manifest: Manifest, files: readonly string[]): readonly string[] {
  const has = new Set(files);
  const published = toPublishedManifest(manifest);
  const targets = Object.values(published.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  return [
    ...files
      .filter((file) => neverBelongs.test(file) || !belongs.some((pattern) => pattern.test(file)))
      .map((file) => `${file} does not belong into the package.`),
    ...['README.md', 'LICENSE', ...targets.map((target) => target.replace(/^\.\//u, ''))]
      .filter((file) => !has.has(file))
      .map((file) => `${file} is missing.`),
    ...(published.license === 'MIT' ? [] : ['The licence in package.json is not MIT.']),
    ...(codeEntries(manifest).length > 0 ? [] : ['There is no entry with code.']),
    ...Object.entries(published.dependencies ?? {})
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/u.test(version))
      .map(([name, version]) => `The dependency ${name} is at "${version}", which is no exact version.`),
  ];
}

/** What a package still lacks before it can be published, in plain sentences; a rehearsal does without. */
export function findMissing(manifest: Manifest, files: readonly string[]): readonly string[] {
  return [
    ...(['repository', 'homepage'] as const)
      .filter((field) => manifest[field] === undefined)
      .map((field) => `package.json has no "${field}": set it as docs/guides/release.md describes.`),
    ...(files.includes('CHANGELOG.md')
      ? []
      : ['CHANGELOG.md is missing: `npx changeset version` writes it.']),
  ];
}
