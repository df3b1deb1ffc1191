import { inDevelopment, isPawletError, reportMistake } from '@pawlet/core/errors';
import { toAttributeName, toPropName } from './optionNames.ts';
import { parseOptions, type OptionRules } from './parseOptions.ts';

/** The rules of every defined widget, by id; empty in a production build. */
const rulesByWidget = new Map<string, OptionRules>();

/** Stores the rules of a widget for `checkProps`. */
export function registerRules(rules: OptionRules): void {
  inDevelopment(() => rulesByWidget.set(rules.id, rules));
}

/** Reports props that the widget's options do not allow, once each; does nothing in a production build. */
export function checkProps(id: string, props: object): void {
  reportMistake(() => {
    const rules = rulesByWidget.get(id);
    return rules === undefined ? undefined : findPropMistake(rules, props);
  });
}

/**
 * Finds a mistake in props, with the messages of `parseOptions`. Props that are not options are ignored, unless they
 * are misspelt options.
 */
function findPropMistake(rules: OptionRules, props: object): string | undefined {
  const given: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const meant = Object.keys(rules.options).find((option) => option.toLowerCase() === plain(name));
    if (meant !== undefined && meant !== name)
      return `Pawlet: <${toPropName(`-${rules.id}`)}> has no prop "${name}", so it is ignored. Write "${meant}"; "${toAttributeName(meant)}" is for elements in HTML.`;
    if (meant !== undefined) given[name] = value;
  }
  try {
    parseOptions(rules, given);
    return undefined;
  } catch (error) {
    if (!isPawletError(error, 'CONFIG')) throw error;
    return error.message;
  }
}

/** A normalised name: `product-id`, `product_id` and `productID` are equal. */
function plain(name: string): string {
  return name.replaceAll(/[-_]/gu, '').toLowerCase();
}
