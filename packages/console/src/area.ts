import type { Scope } from '@pawlet/operator';
import { type ComponentType, lazy } from 'react';
import type { Source } from './api/source.ts';

/** An area of the console: its pages, who may open them, and where its records come from. */
export interface Area {
  /** Path below `/console/`; its name for people is the text `resource.<name>`. */
  readonly name: string;
  readonly scope: Scope;
  /** Areas of a group are listed together in the menu. */
  readonly group: 'shop' | 'catalogue' | 'marketing' | 'settings' | 'people';
  /** The area whose entry of the menu leads to it. @default it has its own */
  readonly under?: string;
  readonly icon: ComponentType;
  /** The page of the area itself. */
  readonly page: ComponentType;
  /** The page of one record. @default records have none */
  readonly record?: ComponentType;
  /** The page of a new record at `create`, for those who may write. @default there is none */
  readonly create?: { readonly scope: Scope; readonly page: ComponentType };
  /** @default the page makes its calls itself */
  readonly source?: Source;
}

/** A page of an area, which is loaded when it is opened: each folder is one chunk. */
export function page<TName extends string>(
  load: () => Promise<Readonly<Record<TName, ComponentType>>>,
  name: TName,
): ComponentType {
  return lazy(async (): Promise<{ readonly default: ComponentType }> => ({ default: (await load())[name] }));
}
