/** Ways to write loopback, where the collector listens. */
const hosts = [
  '127.0.0.1',
  '127.1',
  '127.0.0.1.',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '[::ffff:127.0.0.1]',
  '①②⑦.0.0.1',
  '%31%32%37.0.0.1',
] as const;

/** What may follow an origin. */
const tails = ['', '/', '/addons/shop', '/?a=1', '/#/pages/my/my', '/%2e%2e/', '/;x', '//'] as const;

/** URLs that seem to be of an honest origin and lead to the collector. */
function disguises({ host }: URL, honest: URL): readonly string[] {
  const near = honest.host;
  return [
    `http://${near}@${host}`,
    `http://${near}:x@${host}`,
    `http://${near}%40@${host}`,
    `http://${near}%2f@${host}`,
    `http://${host}\\@${near}`,
    `http://${host}#@${near}`,
    `http://${host}?@${near}`,
    `http://${host}/${near}`,
    `http://${host}/@${near}`,
    `${honest.origin}\\@${host}`,
    `${honest.origin},http://${host}`,
    `http://${host},${honest.origin}`,
    `${honest.origin} http://${host}`,
    `http://${host} ${honest.origin}`,
    `${honest.origin}.${host}`,
    `${honest.origin}@${host}`,
    `${honest.origin}\n@${host}`,
    `${honest.origin}:x@${host}`,
  ];
}

/** Malformed URLs that lead to the collector or confuse a parser. */
function tricks({ host, port }: URL): readonly string[] {
  return [
    `//${host}`,
    `///${host}`,
    `\\\\${host}`,
    `/\\${host}`,
    `http:${host}`,
    `http:/${host}`,
    `http:\\\\${host}`,
    `HTTP://${host}`,
    ` http://${host}`,
    `http://${host} `,
    `\thttp://${host}`,
    `ht\ntp://${host}`,
    `http://127.0.\r\n0.1:${port}`,
    `http://127.0.0.1\u00ad:${port}`,
    `http://127.0.0.1\u200b:${port}`,
    `http://127.0.0.1:0${port}`,
    `http://127。0。0。1:${port}`,
    `\u0000http://${host}`,
    `https://${host}`,
    `ws://${host}`,
    `ftp://${host}`,
    `data:text/html,<script src=http://${host}></script>`,
    `javascript:fetch('http://${host}')`,
    `blob:http://${host}/1`,
    `filesystem:http://${host}/1`,
    `view-source:http://${host}`,
    `http%3A%2F%2F${host}`,
    `%68ttp://${host}`,
    `["http://${host}"]`,
    `{"href":"http://${host}"}`,
    `http://*`,
    `http://${host}\u2025`,
    `http:\u2044\u2044${host}`,
    `*`,
    `null`,
    `undefined`,
    `http://`,
    `http://${host}`.repeat(3),
    `http://${host}/${'a'.repeat(3000)}`,
  ];
}

/** Origins from which hostile values are built. */
export interface SourceOrigins {
  /** Where a leak would arrive. */
  readonly collector: string;
  /** The shop's own. */
  readonly shop: string;
  /** One that the shop allows in `source_url`. */
  readonly allowed: string;
}

/** At least 200 spellings of `source_url` that lead to the collector, or confuse a parser. */
export function hostileSources(origins: SourceOrigins): readonly string[] {
  const collector = new URL(origins.collector);
  const spelled = hosts.flatMap((host) => tails.map((tail) => `http://${host}:${collector.port}${tail}`));
  const disguised = [origins.shop, origins.allowed].flatMap((honest) =>
    disguises(collector, new URL(honest)),
  );
  const odd = tricks(collector);
  const withPath = [...disguised, ...odd.slice(0, 28)].map((text) => `${text}/addons`);
  return [...new Set([...spelled, ...disguised, ...odd, ...withPath])];
}

/** Whether a URL parser on the shop's page would resolve a value to the collector. */
export function leadsToCollector(source: string, { collector, shop }: SourceOrigins): boolean {
  return URL.canParse(source, shop) && new URL(source, shop).port === new URL(collector).port;
}
