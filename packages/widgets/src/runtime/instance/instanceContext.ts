import { createContext } from 'react';
import type { PawletEvents } from '@pawlet/core';

/** One mounted widget, as its parts see it. */
export interface WidgetInstance {
  /** Tells the shop and the page around this widget. */
  readonly emit: PawletEvents['emit'];
  /** Says that content is still to come; answers the function that says that it has. */
  readonly hold: () => () => void;
}

/** Hands the mounted widget down; undefined where components stand in a tree of somebody's own. */
export const InstanceContext = createContext<WidgetInstance | undefined>(undefined);
