import type { BridgeEvent, ContextChanges, HostPlatform } from '@pawlet/bridge';
import { connectToWidget, type WidgetConnection } from '@pawlet/bridge/host';
import { toExactOrigin } from '@pawlet/bridge';

/** The initial state of the partner's page. */
export interface PartnerStart {
  /** URL of the shop's page in the frame. */
  readonly src: string;
  /**
   * False for a page that embeds the shop without a bridge.
   * @default true
   */
  readonly connects?: boolean | undefined;
  readonly context?: ContextChanges | undefined;
  readonly platform?: HostPlatform | undefined;
  /** Returned when the shop requests a fresh token. */
  readonly token?: string | undefined;
}

/** The test's interface in the partner's page. */
export interface Partner {
  readonly connection: WidgetConnection | undefined;
  readonly events: BridgeEvent[];
  readonly heights: number[];
  readonly calls: string[];
  connects: number;
}

declare global {
  interface Window {
    partner: Partner;
    startPartner(start: PartnerStart): void;
  }
}

window.startPartner = ({ src, connects = true, context = {}, platform = 'web', token }) => {
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.style.cssText = 'border:0;display:block;height:300px;width:100%';
  document.body.append(frame);
  const events: BridgeEvent[] = [];
  const heights: number[] = [];
  const calls: string[] = [];
  const { language = 'en', country = 'CHN', ...rest } = context;
  const connection = connects
    ? connectToWidget(frame, {
        origin: toExactOrigin(new URL(src).origin),
        title: 'Shop',
        context: {
          platform,
          language: language ?? 'en',
          country: country ?? 'CHN',
          ...(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)) as object),
        },
        handlers: {
          share: () => {
            calls.push('share');
            return 'done';
          },
          ...(token === undefined
            ? {}
            : {
                requestToken: () => {
                  calls.push('requestToken');
                  return { token };
                },
              }),
        },
        onEvent: (event) => events.push(event),
        onHeight: (height) => heights.push(height),
        onConnect: () => {
          window.partner.connects += 1;
        },
      })
    : undefined;
  window.partner = { connection, events, heights, calls, connects: 0 };
};
