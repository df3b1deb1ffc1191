import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { Catalogue } from '@pawlet/core/i18n';
import { InstanceProvider, type Widget } from '@pawlet/widgets';
import type { ShellTexts } from '../shellMessages.ts';

/** A widget with its options parsed: only its own rendering can still fail. */
export interface ReadyWidget {
  readonly messages: readonly Catalogue[];
  readonly render: () => ReactNode;
}

/** A registered widget of this page. */
export interface HostedWidget {
  /** Its page's title; undefined where the widget sets one itself. */
  readonly title: Extract<keyof ShellTexts, `title.${string}`> | undefined;
  /**
   * Makes purchases: not shown in a frame of an unidentified embedder.
   * @default false
   */
  readonly isPurchase?: boolean | undefined;
  /**
   * Shows the same to everybody; any other waits until the embedder has sent the session.
   * @default false
   */
  readonly isForAll?: boolean | undefined;
  /** Loads its code and parses its options; rejects with `CONFIG` for an invalid one. */
  readonly prepare: (options: Readonly<Record<string, string>>) => Promise<ReadyWidget>;
}

const nobody = (): null => null;

function host<TProps extends object>(
  title: HostedWidget['title'],
  load: () => Promise<Widget<TProps>>,
  traits: Pick<HostedWidget, 'isPurchase' | 'isForAll'> = {},
): HostedWidget {
  return {
    title,
    ...traits,
    prepare: async (options) => {
      const widget = await load();
      const props = widget.parseOptions(options);
      return {
        messages: widget.messages,
        render: () =>
          createElement(InstanceProvider, {
            widget,
            // Its events are sent to the embedder, by the bridge.
            target: nobody,
            // oxlint-disable-next-line react/no-children-prop -- its type asks for it among the others
            children: createElement(widget.component, props),
          }),
      };
    },
  };
}

/** The widgets of this page, by the name in its hash. */
export const widgets: ReadonlyMap<string, HostedWidget> = new Map([
  [
    'diagnostics',
    host(undefined, async () => (await import('./diagnostics/widget.ts')).diagnosticsWidget, {
      isForAll: true,
    }),
  ],
  [
    'product-card',
    host('title.products', async () => (await import('@pawlet/widgets/product-card')).productCardWidget, {
      isForAll: true,
    }),
  ],
  ['cart', host('title.cart', async () => (await import('@pawlet/widgets/cart')).cartWidget)],
  [
    'checkout',
    host('title.checkout', async () => (await import('@pawlet/widgets/checkout')).checkoutWidget, {
      isPurchase: true,
    }),
  ],
  [
    'order-list',
    host('title.orders', async () => (await import('@pawlet/widgets/order-list')).orderListWidget),
  ],
  [
    'points-mall',
    host('title.pointsMall', async () => (await import('@pawlet/widgets/points-mall')).pointsMallWidget),
  ],
  [
    'sign-in-calendar',
    host('title.signIn', async () => (await import('@pawlet/widgets/sign-in-calendar')).signInCalendarWidget),
  ],
  [
    'cloud-storage',
    host(
      'title.cloudStorage',
      async () => (await import('@pawlet/widgets/cloud-storage')).cloudStorageWidget,
      { isPurchase: true },
    ),
  ],
]);
