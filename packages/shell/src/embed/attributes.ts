/** Attributes that mean something to the page and nothing to the widget. */
const notOptions =
  /^(?:id|class|style|shop|slot|title|lang|dir|hidden|part|role|tabindex|is|inert|nonce|on.*|data-.*|aria-.*)$/u;

/** The options of a widget, as the attributes of its element say them. */
export function optionsOf(element: Element): Readonly<Record<string, string>> {
  const options: Record<string, string> = {};
  for (const { name, value } of element.attributes) if (!notOptions.test(name)) options[name] = value;
  return options;
}
