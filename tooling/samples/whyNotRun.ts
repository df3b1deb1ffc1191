import type { Sample } from './readSamples.ts';

/** What no browser runs, by its language. */
const byLanguage: Readonly<Record<string, string>> = {
  '': 'a header',
  haproxy: 'configuration of a proxy',
  java: 'code of an Android app',
  json: 'data',
  kotlin: 'code of an Android app',
  nginx: 'configuration of a proxy',
  php: 'code of a PHP page',
  sh: 'commands of a shell',
  swift: 'code of an iOS app',
  xml: 'a file of an Android app',
  yaml: 'configuration of a monitoring program',
};

/** Code for a framework that is not installed here, by what the code says. */
export const elsewhere: readonly { readonly says: RegExp; readonly reason: string }[] = [
  {
    says: /hydrateRoot\(/u,
    reason: 'hydrates what a server has rendered: e2e/consumers.test.ts opens such a page with each React',
  },
  {
    says: /loadState\(|useHydratedPawlet\(/u,
    reason: 'code of a Next.js app: e2e/consumers.test.ts builds and opens one',
  },
  {
    says: /'@angular\/core'/u,
    reason: 'code of an Angular app: e2e/consumers.test.ts checks its types',
  },
  {
    says: /addAsyncShortcode|<esi:include|pawlet-style-src/u,
    reason:
      'configuration of a generator or a cache: e2e/includedCards.test.ts opens a page with what they include',
  },
  {
    says: /from 'jose'/u,
    reason: "code of an app's server: packages/server/test/appAccountsGuide.test.ts runs it",
  },
  {
    says: /'react-native|'@pawlet\/react-native'|<PawletShop|<WebView|@react-native\/jest-preset/u,
    reason: 'code of a React Native app: e2e/reactNative.test.ts checks its types',
  },
];

/** Why a sample is not run in a browser; undefined is a sample that is. */
export function whyNotRun({ language, code }: Sample): string | undefined {
  return byLanguage[language] ?? elsewhere.find(({ says }) => says.test(code))?.reason;
}
