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

/** What may stand behind an origin. */
const tails = ['', '/', '/addons/shop', '/?a=1', '/#/pages/my/my', '/%2e%2e/', '/;x', '//'] as const;

/** Addresses that look like the shop's, or like none, and lead to the collector. */
function tricks(collector: URL, shop: URL): readonly string[] {
  const { host, port } = collector;
  const near = shop.host;
  return [
    `http://${near}@${host}`,
    `http://${near}:x@${host}`,
    `http://${near}%40@${host}`,
    `http://${host}\\@${near}`,
    `http://${host}#@${near}`,
    `http://${host}?@${near}`,
    `http://${host}/${near}`,
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
    `http://${host}\u0000.${near}`,
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
    `${shop.origin},http://${host}`,
    `http://${host},${shop.origin}`,
    `${shop.origin}.${host}`,
    `${shop.origin}@${host}`,
    `${shop.origin}:${port}@${host}`,
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

/** 200 spellings of `source_url` that would lead to the collector, or confuse whoever reads them. */
export function hostileSources(collectorOrigin: string, shopOrigin: string): readonly string[] {
  const collector = new URL(collectorOrigin);
  const shop = new URL(shopOrigin);
  const spelled = hosts.flatMap((host) => tails.map((tail) => `http://${host}:${collector.port}${tail}`));
  const all = tricks(collector, shop);
  const withTails = all.slice(0, 39).flatMap((text) => [`${text}/addons`, `${text}?x=${shop.host}`]);
  return [...new Set([...spelled, ...all, ...withTails])].slice(0, 200);
}
