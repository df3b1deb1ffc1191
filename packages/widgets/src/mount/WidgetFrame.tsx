import { useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { isPawletError } from '@pawlet/core/errors';
import type { Catalogue } from '@pawlet/core/i18n';
import { ErrorBoundary, InstanceProvider, preloadText, usePawlet } from '../runtime/index.ts';
import type { AnyWidget } from '../runtime/index.ts';
import { ErrorState, Skeleton, SkeletonRegion } from '../ui/index.ts';
import styles from './WidgetFrame.module.css';
import { useLayoutEffect } from '../runtime/useLayoutEffect.ts';

export interface WidgetFrameProps {
  readonly widget: Pick<AnyWidget<never>, 'id' | 'events' | 'messages'>;
  /** Target of DOM events. @default an element around the widget */
  readonly eventTarget?: EventTarget | undefined;
  readonly children: ReactNode;
}

/**
 * Frame of a mounted widget: loads its texts before rendering, shows an error state for failures, and dispatches DOM
 * events with the names of the shop's.
 */
export function WidgetFrame({ widget, eventTarget, children }: WidgetFrameProps): ReactElement {
  const pawlet = usePawlet();
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(eventTarget);
  useLayoutEffect(() => {
    latest.current = eventTarget;
  });
  return (
    <InstanceProvider widget={widget} target={() => latest.current ?? ref.current}>
      <div ref={ref} className={styles['boundary']} data-pawlet-widget={widget.id}>
        <ErrorBoundary
          onError={(error) => {
            const code = isPawletError(error) ? error.code : 'CONTRACT';
            pawlet.events.emit('pawlet:error', { code });
          }}
          // oxlint-disable-next-line react/no-unstable-nested-components -- a function called by the boundary
          fallback={(_, retry) => <ErrorState onRetry={retry} />}
        >
          <Texts messages={widget.messages}>{children}</Texts>
        </ErrorBoundary>
      </div>
    </InstanceProvider>
  );
}

/** Renders nothing before the widget's texts are loaded, so that it shows no incomplete sentences. */
function Texts({
  messages,
  children,
}: {
  readonly messages: readonly Catalogue[];
  readonly children: ReactNode;
}): ReactNode {
  const pawlet = usePawlet();
  const [isReady, setIsReady] = useState(() =>
    messages.every((catalogue) => pawlet.translator.isLoaded(catalogue)),
  );
  useEffect(() => {
    if (isReady) return undefined;
    let isOver = false;
    void preloadText(pawlet, messages).then(() => {
      if (!isOver) setIsReady(true);
      return undefined;
    });
    return () => {
      isOver = true;
    };
  }, [isReady, messages, pawlet]);
  if (isReady) return children;
  return (
    <SkeletonRegion className={styles['loading']}>
      <Skeleton height="120px" />
    </SkeletonRegion>
  );
}
