/** A tag in the head of a page. */
export interface HeadTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text between start and end tag. */
  readonly content: string;
}

const tag =
  /<(?<name>title|meta|link|script)(?<attributes>(?: [\w:-]+="[^"<>]*")*)(?: \/>|>(?<content>[^<]*)<\/(?:title|script)>)(?:\n|$)/guy;

/** Parses a rendered head; throws where anything is not a complete tag, such as a text that ended one. */
export function parseHead(head: string): readonly HeadTag[] {
  const tags: HeadTag[] = [];
  let end = 0;
  for (const { 0: whole, index, groups } of head.matchAll(tag)) {
    const { name = '', attributes = '', content = '' } = groups ?? {};
    const pairs = attributes.matchAll(/ (?<key>[\w:-]+)="(?<value>[^"]*)"/gu);
    tags.push({
      name,
      attributes: Object.fromEntries(
        Array.from(pairs, (pair) => [pair.groups?.['key'] ?? '', decode(pair.groups?.['value'] ?? '')]),
      ),
      // Character references mean nothing in a script.
      content: name === 'script' ? content : decode(content),
    });
    end = index + whole.length;
  }
  if (end !== head.length) throw new Error(`No tag at ${end}: ${head.slice(end, end + 200)}`);
  return tags;
}

function decode(text: string): string {
  return text.replaceAll(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)));
}
