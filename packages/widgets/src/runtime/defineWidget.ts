import type { ComponentType } from 'react';
import type { Catalogue } from '@pawlet/core/i18n';
import { createOptionReader } from './optionReader.ts';
import type { OptionReader } from './optionReader.ts';

/** What `defineWidget` takes. */
export interface WidgetDefinition<TProps extends object> {
  /** Kebab-case; also the name of the element after `pawlet-`. */
  readonly id: string;
  readonly component: ComponentType<TProps>;
  /** Catalogues that it shows, loaded before it mounts. */
  readonly messages: readonly Catalogue[];
  /** Turns the options of a script tag or of an embedder into props; the reader throws for a wrong one. */
  readonly parseOptions: (options: OptionReader) => TProps;
}

/** A widget that can be mounted from options. */
export interface Widget<TProps extends object> extends Omit<WidgetDefinition<TProps>, 'parseOptions'> {
  /** Turns unknown options into props; throws a CONFIG error that names the wrong one. */
  readonly parseOptions: (options: unknown) => TProps;
}

/** Declares a widget: what mounting it from a script tag or through the bridge needs. */
export function defineWidget<TProps extends object>(definition: WidgetDefinition<TProps>): Widget<TProps> {
  return {
    ...definition,
    parseOptions: (options) => {
      const reader = createOptionReader(definition.id, options);
      const props = definition.parseOptions(reader);
      reader.finish();
      return props;
    },
  };
}
