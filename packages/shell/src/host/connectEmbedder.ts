import type { LaunchContext } from '@pawlet/bridge';
import { connectToHost, type HostConnection } from '@pawlet/bridge/guest';
import type { Pawlet } from '@pawlet/core';
import type { HostPort } from '@pawlet/core/host';
import type { FollowedHost } from './followHost.ts';
import { followContext } from './followContext.ts';
import { partnerOrigins } from './partnerOrigins.ts';

/** What a page hands to its bridge. */
export interface EmbeddedPage {
  readonly pawlet: Pawlet;
  /** The port that the shop was given; from now on it asks the embedder. */
  readonly followed: FollowedHost;
  /** What answers where the embedder cannot. */
  readonly browser: HostPort;
  /** Closes or leaves what is on top; false where nothing is left to go back from. */
  readonly onBack: () => boolean;
  /** Opens a route that the embedder asks for; false for one that the page does not have. */
  readonly onNavigate: (route: string) => boolean;
  /** Whether the app around the page has a bar with title and back button; called with every change. */
  readonly onHostBar?: ((hasHostBar: boolean) => void) | undefined;
}

/** Connects a page of the shop with whoever embeds it; loaded only where somebody may be there. */
export function connectEmbedder(page: EmbeddedPage): HostConnection {
  const { pawlet, followed, browser, onBack, onNavigate, onHostBar } = page;
  const connection = connectToHost({
    fallback: browser,
    origins: partnerOrigins(),
    minimumVersion: () => pawlet.config.store.getState().config?.minAppVersion,
    onUpgradeRequired: ({ minimum }) => {
      pawlet.notices.emit({ kind: 'upgrade-required', minimum });
      pawlet.events.emit('pawlet:upgrade-required', { minimum });
    },
    onNavigate,
    startContext: startContextOf(pawlet),
  });
  followed.use(connection.host);
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

/** What a mini-program, which hands over nothing, is known to have by the start-up parameters. */
function startContextOf({ session }: Pawlet): Partial<LaunchContext> {
  const { lang, country } = session.store.getState();
  return { language: lang, country };
}
