import type { ComponentType } from 'react';
import type { Pawlet, PawletEventName } from '@pawlet/core';
import type { Catalogue } from '@pawlet/core/i18n';
import { toAttributeName } from './options/optionNames.ts';
import { registerRules } from './options/checkProps.ts';
import { parseOptions, type OptionRules } from './options/parseOptions.ts';
import type { Option, OptionTable, OptionValues } from './options/types.ts';

/** Valid options for the props of a component: each parses the type of its prop. */
export type OptionsFor<TProps extends object> = {
  readonly [Name in keyof TProps]?: Option<Exclude<TProps[Name], undefined>>;
};

/** Argument of `defineWidget`. */
export interface WidgetDefinition<TProps extends object, TOptions extends OptionsFor<TProps>> {
  /** Kebab-case; also the name of the element after `pawlet-`. */
  readonly id: string;
  readonly component: ComponentType<TProps>;
  /** Its catalogues, loaded before it mounts. */
  readonly messages: readonly Catalogue[];
  /** The options by prop name; as attributes and in a query they are written `product-id`. */
  readonly options: TOptions & { readonly [Name in Exclude<keyof TOptions, keyof TProps>]: never };
  /** Required options. @default none */
  readonly required?: readonly (keyof TOptions & string)[] | undefined;
  /** Validates all options together; returns the problem for the CONFIG error. */
  readonly check?: ((values: OptionValues<OptionTable & TOptions>) => string | undefined) | undefined;
  /** Events besides those of every widget. */
  readonly events: readonly PawletEventName[];
  /**
   * Announces what an element outside the viewport will need, so that it is loaded with the rest; returns a function
   * that withdraws it.
   */
  readonly announce?: ((pawlet: Pawlet, props: TProps) => () => void) | undefined;
}

/** A widget that can be mounted from options. */
export interface Widget<TProps extends object, TOptions extends OptionsFor<TProps> = OptionsFor<TProps>> {
  readonly id: string;
  readonly component: ComponentType<TProps>;
  readonly messages: readonly Catalogue[];
  readonly options: TOptions;
  readonly required: readonly string[];
  /** All its events, including those of every widget. */
  readonly events: readonly PawletEventName[];
  /** Announces what it will need before it is visible; returns a function that withdraws it. */
  announce?(pawlet: Pawlet, props: TProps): () => void;
  /** Parses unknown options into props; throws a CONFIG error that names the wrong one. */
  parseOptions(options: unknown): TProps;
  /** Writes props as attributes or as a query, under these names; omits props that are not options. */
  writeOptions(props: TProps): Readonly<Record<string, string>>;
}

/** Events of every widget. */
const commonEvents: readonly PawletEventName[] = [
  'pawlet:ready',
  'pawlet:login-required',
  'pawlet:upgrade-required',
  'pawlet:error',
];

/** Defines a widget: the single source of its props, attributes, query and documentation. */
export function defineWidget<TProps extends object, const TOptions extends OptionsFor<TProps>>(
  definition: WidgetDefinition<TProps, TOptions>,
): Widget<TProps, TOptions> {
  const { id, component, messages, options, required = [], check, events, announce } = definition;
  const table = options as OptionTable;
  const rules = {
    id,
    options: table,
    required,
    check: check as OptionRules['check'],
  };
  registerRules(rules);
  return {
    id,
    component,
    messages,
    options,
    required,
    events: [...new Set([...commonEvents, ...events])],
    ...(announce === undefined ? undefined : { announce }),
    parseOptions: (given) => parseOptions(rules, given) as TProps,
    writeOptions: (props) => {
      const written: Record<string, string> = {};
      for (const [name, value] of Object.entries(props)) {
        const option = Object.hasOwn(table, name) ? table[name] : undefined;
        if (option !== undefined && value !== undefined) written[toAttributeName(name)] = option.write(value);
      }
      return written;
    },
  };
}
