import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { Catalogue } from '@pawlet/core/i18n';
import { InstanceProvider, type Widget } from '@pawlet/widgets';
import type { ShellTexts } from '../shellMessages.ts';

/** A widget with its options read: nothing is left to go wrong but its own work. */
export interface ReadyWidget {
  readonly messages: readonly Catalogue[];
  readonly render: () => ReactNode;
}

/** A widget as this page keeps it. */
export interface HostedWidget {
  /** Its page's title; undefined where the widget sets one itself. */
  readonly title: Extract<keyof ShellTexts, `title.${string}`> | undefined;
  /** Buys something: not shown in a frame of somebody who does not say who they are. @default false */
  readonly isPurchase?: boolean | undefined;
  /** Shows the same to everybody; any other waits until whoever embeds the page has said who is logged in. @default false */
  readonly isForAll?: boolean | undefined;
  /** Loads its code and reads its options; rejects with `CONFIG` for a wrong one. */
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
            // Its events go to whoever embeds the page, by the bridge.
            target: nobody,
            // oxlint-disable-next-line react/no-children-prop -- its type asks for it among the others
            children: createElement(widget.component, props),
          }),
      };
    },
  };
}

/** What this page can show, by the name in its hash. */
export const widgets: ReadonlyMap<string, HostedWidget> = new Map([
  [
    'diagnostics',
    host(undefined, async () => (await import('./diagnostics/widget.ts')).diagnosticsWidget, {
      isForAll: true,
    }),
  ],
  [
    'product-card',
    host('title.goods', async () => (await import('@pawlet/widgets/product-card')).productCardWidget, {
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
