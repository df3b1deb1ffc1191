import type { ComponentType } from 'react';
import type { Pawlet, PawletEventName } from '@pawlet/core';
import type { Catalogue } from '@pawlet/core/i18n';
import { toAttributeName } from './options/optionNames.ts';
import { registerRules } from './options/checkProps.ts';
import { parseOptions, type OptionRules } from './options/parseOptions.ts';
import type { Option, OptionTable, OptionValues } from './options/types.ts';

/** What options may stand for props of a component: each reads the type of its prop. */
export type OptionsFor<TProps extends object> = {
  readonly [Name in keyof TProps]?: Option<Exclude<TProps[Name], undefined>>;
};

/** What `defineWidget` takes. */
export interface WidgetDefinition<TProps extends object, TOptions extends OptionsFor<TProps>> {
  /** Kebab-case; also the name of the element after `pawlet-`. */
  readonly id: string;
  readonly component: ComponentType<TProps>;
  /** Catalogues that it shows, loaded before it mounts. */
  readonly messages: readonly Catalogue[];
  /** The options by the names of their props; as attributes and in a query they are written `product-id`. */
  readonly options: TOptions & { readonly [Name in Exclude<keyof TOptions, keyof TProps>]: never };
  /** Options that must be there. @default none */
  readonly required?: readonly (keyof TOptions & string)[] | undefined;
  /** Looks at all options together; answers what is wrong with them, for the CONFIG error. */
  readonly check?: ((values: OptionValues<OptionTable & TOptions>) => string | undefined) | undefined;
  /** What it tells beside what every widget does. */
  readonly events: readonly PawletEventName[];
  /** Says what an element that is not in view yet will need, so that it is asked for with the rest; answers the function that ends it. */
  readonly announce?: ((pawlet: Pawlet, props: TProps) => () => void) | undefined;
}

/** A widget that can be mounted from options. */
export interface Widget<TProps extends object, TOptions extends OptionsFor<TProps> = OptionsFor<TProps>> {
  readonly id: string;
  readonly component: ComponentType<TProps>;
  readonly messages: readonly Catalogue[];
  readonly options: TOptions;
  readonly required: readonly string[];
  /** Everything that it tells, what every widget tells included. */
  readonly events: readonly PawletEventName[];
  /** Says what it will need before it is in view; answers the function that ends it. */
  announce?(pawlet: Pawlet, props: TProps): () => void;
  /** Turns unknown options into props; throws a CONFIG error that names the wrong one. */
  parseOptions(options: unknown): TProps;
  /** Writes props as attributes or as a query, under the names of these; leaves out what is no option. */
  writeOptions(props: TProps): Readonly<Record<string, string>>;
}

/** What every widget tells. */
const commonEvents: readonly PawletEventName[] = [
  'pawlet:ready',
  'pawlet:login-required',
  'pawlet:upgrade-required',
  'pawlet:error',
];

/** Declares a widget: the one source of its props, attributes, query and documentation. */
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
