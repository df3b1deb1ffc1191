import type { LaunchContext } from '@pawlet/bridge';
import { connectToHost, type ConnectToHostOptions, type HostConnection } from '@pawlet/bridge/guest';
import type { Pawlet } from '@pawlet/core';
import type { HostPort } from '@pawlet/core/host';
import { readStoredText, writeStoredText } from '@pawlet/core/storage';
import type { StoreApi } from 'zustand/vanilla';
import type { FrameTrust } from './createFrameTrust.ts';
import type { FollowedHost } from './followHost.ts';
import { followContext } from './followContext.ts';
import { followTrust } from './followTrust.ts';
import { partnerOrigins } from './partnerOrigins.ts';

/** Options of a page's bridge. */
export interface EmbeddedPage {
  readonly pawlet: Pawlet;
  /** The shop's port; from now on it forwards to the embedder. */
  readonly followed: FollowedHost;
  /** Whether payments are allowed here; follows the connection. */
  readonly trust: StoreApi<FrameTrust>;
  /** Fallback where the embedder lacks a method. */
  readonly browser: HostPort;
  /** Closes or leaves what is on top; false where there is nothing to go back from. */
  readonly onBack: () => boolean;
  /** Opens a route that the embedder requests; false for an unknown one. */
  readonly onNavigate: (route: string) => boolean;
  /** Whether the app around the page has a bar with title and back button; called on every change. */
  readonly onHostBar?: ((hasHostBar: boolean) => void) | undefined;
  /** Receives every message. */
  readonly inspect?: ConnectToHostOptions['inspect'];
  /** @default window */
  readonly window?: ConnectToHostOptions['window'];
}

/** Connects a page of the shop with its embedder; loaded only where there may be one. */
export function connectEmbedder(page: EmbeddedPage): HostConnection {
  const { pawlet, followed, browser, trust, onBack, onNavigate, onHostBar, inspect } = page;
  const connection = connectToHost({
    fallback: browser,
    origins: partnerOrigins(),
    minimumVersion: () => pawlet.config.store.getState().config?.minAppVersion,
    onUpgradeRequired: ({ minimum }) => {
      pawlet.notices.emit({ kind: 'upgrade-required', minimum });
      pawlet.events.emit('pawlet:upgrade-required', { minimum });
    },
    onNavigate,
    inspect,
    window: page.window,
    startContext: getStartContext(pawlet),
    miniProgramPages: { pay: '/pages/pay/pay' },
  });
  followed.use(connection.host);
  followTrust(trust, connection);
  connection.onBack(onBack);
  pawlet.events.onAny((event) => connection.emit(event.name, event.detail));
  const follow = followContext(pawlet);
  const apply = (context: LaunchContext | undefined): void => {
    follow(context);
    onHostBar?.(context?.capabilities.includes('setTitle') === true);
  };
  connection.context.subscribe(apply);
  apply(connection.context.get());
  return connection;
}

/** The context of a mini-program, which sends none: from the start-up parameters. */
function getStartContext({ session }: Pawlet): Partial<LaunchContext> {
  const { lang, country } = session.store.getState();
  return { language: lang, country, appVersion: getMiniProgramVersion() };
}

const versionEntry = 'pawlet:app-version';

/** The version that the mini-program has in the page's address, kept for the tab because addresses change. */
function getMiniProgramVersion(): string | undefined {
  const named = new URLSearchParams(location.search).get('app_version');
  if (named !== null) writeStoredText('tab', versionEntry, named);
  return named ?? readStoredText('tab', versionEntry);
}
