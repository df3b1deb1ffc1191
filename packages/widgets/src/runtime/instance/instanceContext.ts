import { createContext } from 'react';
import type { PawletEvents } from '@pawlet/core';

/** One mounted widget, for its parts. */
export interface WidgetInstance {
  /** Publishes an event to the shop and to the page around this widget. */
  readonly emit: PawletEvents['emit'];
  /** Content is pending; returns a function to call when it has arrived. */
  readonly hold: () => () => void;
}

/** Provides the mounted widget; undefined for components in an application's own tree. */
export const InstanceContext = createContext<WidgetInstance | undefined>(undefined);
