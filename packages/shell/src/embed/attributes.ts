/** Attributes that are meant for the page and not for the widget. */
const notOptions =
  /^(?:id|class|style|shop|slot|title|lang|dir|hidden|part|role|tabindex|is|inert|nonce|on.*|data-.*|aria-.*)$/u;

/** The options of a widget from the attributes of its element. */
export function getOptions(element: Element): Readonly<Record<string, string>> {
  const options: Record<string, string> = {};
  for (const { name, value } of element.attributes) if (!notOptions.test(name)) options[name] = value;
  return options;
}
