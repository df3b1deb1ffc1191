import type { DeclaredWallet } from './wallets.ts';

interface Named {
  $: { 'android:name': string };
}

/** An element `queries` of an Android manifest, as Expo parses it. */
export interface ManifestQueries {
  package?: Named[];
  intent?: { action?: Named[]; data?: { $: Record<string, string | undefined> }[] }[];
}

/** Adds the queries for wallets to a manifest's, without repeating any. */
export function addQueries(
  queries: readonly ManifestQueries[],
  declared: readonly DeclaredWallet[],
): ManifestQueries[] {
  const [first = {}, ...others] = queries;
  const all = [first, ...others];
  const packages = declared
    .map(({ androidPackage }) => androidPackage)
    .filter((name) => !all.some((one) => one.package?.some(({ $ }) => $['android:name'] === name)));
  const schemes = declared
    .map(({ androidScheme }) => androidScheme)
    .filter(
      (scheme) =>
        !all.some((one) =>
          one.intent?.some(({ data }) => data?.some(({ $ }) => $['android:scheme'] === scheme)),
        ),
    );
  return [
    {
      ...first,
      package: [...(first.package ?? []), ...packages.map((name) => ({ $: { 'android:name': name } }))],
      intent: [
        ...(first.intent ?? []),
        ...schemes.map((scheme) => ({
          action: [{ $: { 'android:name': 'android.intent.action.VIEW' } }],
          data: [{ $: { 'android:scheme': scheme } }],
        })),
      ],
    },
    ...others,
  ];
}
