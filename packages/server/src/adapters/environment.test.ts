import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { StartError } from './startError.ts';

const read = (environment: Record<string, string>) => readEnvironment(environment, '/shop');

describe('readEnvironment', () => {
  it('starts an empty shop on the embedded database by default', () => {
    expect(read({})).toEqual({
      host: '0.0.0.0',
      port: 8787,
      dataFolder: '/shop/.data',
      isUploadsFolderShared: false,
      databaseUrl: undefined,
      databaseReplicaUrl: undefined,
      replicaSeconds: 10,
      databaseConnections: 20,
      publicOrigin: undefined,
      apiOrigins: [],
      backupRecipients: [],
      partnerOrigins: [],
      minAppVersion: '2.3.0',
      appStores: { ios: undefined, android: undefined },
      mapTiles: undefined,
      brand: {},
      geocoderUrl: undefined,
      demo: 'off',
      autopilotDelaySeconds: undefined,
      siteDomains: {},
      logLevel: 'info',
      drainSeconds: 5,
      operatorSecret: undefined,
      secretKeys: [],
      trustedProxies: expect.any(BlockList),
      smtp: undefined,
      smsGateway: undefined,
      wechat: undefined,
      appIssuers: [],
      cloudOrigin: undefined,
      providers: { wechatPay: undefined, alipay: undefined, pingpong: undefined, kuaidi100: undefined },
    });
  });

  it('sends traces where an endpoint is set', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';
    expect(read({ OTEL_SERVICE_NAME: 'shop' }).traces).toBe(undefined);
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: {},
      serviceName: 'pawlet',
      resourceAttributes: {},
      sampler: 'parentbased_always_on',
      ratio: 1,
    });
    expect(
      read({
        OTEL_EXPORTER_OTLP_ENDPOINT,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/own',
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, team=shop',
        OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'team=traces',
        OTEL_RESOURCE_ATTRIBUTES: 'service.name=other,deployment.environment.name=production',
        OTEL_SERVICE_NAME: 'shop',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      }).traces,
    ).toEqual({
      url: 'https://traces.example/own',
      headers: { 'api-key': 'a b', team: 'traces' },
      serviceName: 'shop',
      resourceAttributes: { 'service.name': 'other', 'deployment.environment.name': 'production' },
      sampler: 'parentbased_traceidratio',
      ratio: 0.25,
    });
  });

  it.each([
    { OTEL_SDK_DISABLED: 'true' },
    { OTEL_TRACES_EXPORTER: 'none' },
    { OTEL_SDK_DISABLED: 'TRUE', OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a' },
  ])('sends none with %j', (more) => {
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', ...more }).traces).toBe(undefined);
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://collector:4317'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://user:hunter2@otel.example'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', '/v1/traces'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'http/json'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'hunter2'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=hunter2%'],
    ['OTEL_RESOURCE_ATTRIBUTES', '=production'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', '10%'],
    ['OTEL_TRACES_EXPORTER', 'zipkin'],
    ['OTEL_SDK_DISABLED', '1'],
  ])('refuses %s=%s and does not quote a secret', (name, value) => {
    const start = () => read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', [name]: value });
    expect(start).toThrow(StartError);
    expect(start).toThrow(name);
    expect(start).not.toThrow('hunter2');
  });

  it('reads the keys for stored secrets, also one in each line of a file', () => {
    const one = '0f'.repeat(31) + '10';
    const other = Buffer.from('another key of thirty-two bytes!').toString('base64');
    const bytes = [new Uint8Array([...Array<number>(31).fill(15), 16])];
    expect(read({ PAWLET_SECRET_KEY: one }).secretKeys).toEqual(bytes);
    for (const list of [`${one},${other}`, `${one}\n${other}\n`, `${one} , ${other.replace('=', '')}`])
      expect(read({ PAWLET_SECRET_KEY: list }).secretKeys).toEqual([
        ...bytes,
        new Uint8Array(Buffer.from('another key of thirty-two bytes!')),
      ]);
  });

  it.each(['hunter2', '0f'.repeat(16), '00'.repeat(32), `${'0a1b'.repeat(16)},hunter2`])(
    'refuses %s as a key for stored secrets, without quoting it',
    (PAWLET_SECRET_KEY) => {
      const start = () => read({ PAWLET_SECRET_KEY });
      expect(start).toThrow('PAWLET_SECRET_KEY: this is not a key');
      expect(start).not.toThrow(PAWLET_SECRET_KEY);
    },
  );

  it('gives load balancers five seconds to notice a stop, except in a demo', () => {
    expect(read({}).drainSeconds).toBe(5);
    expect(read({ PAWLET_DEMO: '1' }).drainSeconds).toBe(0);
    expect(read({ PAWLET_DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
    expect(() => read({ PAWLET_DRAIN_SECONDS: '-1' })).toThrow('PAWLET_DRAIN_SECONDS');
  });

  it('logs every request, except in a demo on this machine', () => {
    expect(read({}).logLevel).toBe('info');
    expect(read({ PAWLET_DEMO: '1' }).logLevel).toBe('warn');
    expect(read({ PAWLET_DEMO: '1', PAWLET_LOG: 'info' }).logLevel).toBe('info');
    expect(read({ PAWLET_LOG: 'error' }).logLevel).toBe('error');
  });

  it('listens on localhost only as a demo', () => {
    expect(read({ PAWLET_DEMO: '1' })).toMatchObject({ demo: 'private', host: '127.0.0.1' });
    expect(read({ DATABASE_URL: 'postgres://db/shop' })).toMatchObject({ demo: 'off', host: '0.0.0.0' });
  });

  it.each(['0', '4', '1001', '20.5', 'many'])('refuses %s connections', (connections) => {
    expect(() => read({ PAWLET_DATABASE_CONNECTIONS: connections })).toThrow('from 5 to 1000');
  });

  it('reads a replica of a server only', () => {
    const DATABASE_REPLICA_URL = 'postgres://standby/shop';
    const DATABASE_URL = 'postgres://db/shop';
    expect(read({ DATABASE_URL, DATABASE_REPLICA_URL })).toMatchObject({
      databaseReplicaUrl: DATABASE_REPLICA_URL,
      replicaSeconds: 10,
    });
    expect(() => read({ DATABASE_REPLICA_URL })).toThrow('DATABASE_REPLICA_URL is set without DATABASE_URL');
    expect(() => read({ DATABASE_URL, DATABASE_REPLICA_URL: 'http://standby' })).toThrow(
      'DATABASE_REPLICA_URL: it must start with postgres://',
    );
    expect(() => read({ DATABASE_URL, DATABASE_REPLICA_URL, PAWLET_REPLICA_SECONDS: '1' })).toThrow(
      'PAWLET_REPLICA_SECONDS',
    );
  });

  it('reads the interval of the autopilot', () => {
    expect(read({ PAWLET_DEMO: '1', PAWLET_AUTOPILOT_DELAY: '5' }).autopilotDelaySeconds).toBe(5);
  });

  it('reads the store addresses of newer apps', () => {
    const PAWLET_APP_STORE_IOS = 'https://apps.example/app/id1';
    const PAWLET_APP_STORE_ANDROID = 'https://market.example/details?id=shop';
    expect(read({ PAWLET_APP_STORE_IOS, PAWLET_APP_STORE_ANDROID }).appStores).toEqual({
      ios: PAWLET_APP_STORE_IOS,
      android: PAWLET_APP_STORE_ANDROID,
    });
  });

  it('reads the address of a geocoder', () => {
    const PAWLET_GEOCODER_URL =
      'http://localhost:2322/reverse?lat={latitude}&lon={longitude}&lang={language}';
    expect(read({ PAWLET_GEOCODER_URL }).geocoderUrl).toBe(PAWLET_GEOCODER_URL);
  });

  it('accepts one translation service, and has none by default', () => {
    const readName = (environment: Record<string, string>) => read(environment).translator?.name;
    expect(readName({})).toBe(undefined);
    expect(readName({ PAWLET_DEEPL_KEY: 'abc:fx' })).toBe('DeepL');
    expect(readName({ PAWLET_LIBRETRANSLATE_URL: 'https://translate.example/' })).toBe('LibreTranslate');
    const both = { PAWLET_DEEPL_KEY: 'abc', PAWLET_LIBRETRANSLATE_URL: 'https://translate.example' };
    expect(() => readName(both)).toThrow('Unset one of them');
    const strange = { PAWLET_DEEPL_KEY: 'secret-word', PAWLET_DEEPL_ORIGIN: 'http://deepl.example' };
    expect(() => readName(strange)).toThrow('PAWLET_DEEPL_ORIGIN');
    expect(() => readName(strange)).not.toThrow('secret-word');
  });

  it("reads the shop's colours", () => {
    expect(read({}).brand).toEqual({ color: undefined, labelColor: undefined });
    expect(read({ PAWLET_BRAND_COLOR: '#2F7D5B' }).brand.color).toBe('#2F7D5B');
  });

  it('reads the map tiles', () => {
    const PAWLET_MAP_TILES = 'https://tiles.example/{z}/{x}/{y}.png';
    expect(read({ PAWLET_MAP_TILES, PAWLET_MAP_ATTRIBUTION: '© Tiles' }).mapTiles).toEqual({
      url: PAWLET_MAP_TILES,
      attribution: '© Tiles',
    });
  });

  it('reads the mail server and the SMS gateway', () => {
    const PAWLET_SMTP_URL = 'smtps://user:word@mail.example:465';
    expect(() => read({ PAWLET_SMTP_URL })).toThrow('PAWLET_MAIL_FROM');
    const PAWLET_MAIL_FROM = 'Pawlet <shop@shop.example>';
    expect(read({ PAWLET_SMTP_URL, PAWLET_MAIL_FROM }).smtp).toEqual({
      url: PAWLET_SMTP_URL,
      from: PAWLET_MAIL_FROM,
    });
    const PAWLET_SMS_URL = 'https://sms.example/send';
    expect(read({ PAWLET_SMS_URL, PAWLET_SMS_TOKEN: 'word' }).smsGateway).toEqual({
      url: PAWLET_SMS_URL,
      token: 'word',
    });
    expect(read({ PAWLET_WECHAT_MINI: 'wx1:word' }).wechat).toEqual({
      web: undefined,
      mini: { appId: 'wx1', secret: 'word' },
      native: undefined,
    });
  });

  it('reads lists of exact origins', () => {
    expect(
      read({ PAWLET_PARTNER_ORIGINS: 'https://a.example, http://b.example:8080/' }).partnerOrigins,
    ).toEqual(['https://a.example', 'http://b.example:8080']);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://db'],
    ['PAWLET_PUBLIC_ORIGIN', 'shop.example'],
    ['PAWLET_PUBLIC_ORIGIN', 'https://shop.example/mall'],
    ['PAWLET_API_ORIGINS', '*'],
    ['PAWLET_PARTNER_ORIGINS', 'https://*.example'],
    ['PAWLET_MIN_APP_VERSION', 'new'],
    ['PAWLET_APP_STORE_IOS', 'itms-apps://apps.example/1'],
    ['PAWLET_APP_STORE_ANDROID', 'http://market.example/app'],
    ['PAWLET_BRAND_COLOR', 'green'],
    ['PAWLET_BRAND_LABEL_COLOR', '#fff'],
    ['PAWLET_GEOCODER_URL', 'https://geocoder.example/reverse'],
    ['PAWLET_GEOCODER_URL', 'https://geocoder.example/reverse?lat={latitude}'],
    ['PAWLET_GEOCODER_URL', 'http://geocoder.example/{latitude}/{longitude}'],
    ['PAWLET_LIBRETRANSLATE_URL', 'http://translate.example'],
    ['PAWLET_LIBRETRANSLATE_URL', 'https://user:word@translate.example'],
    ['PAWLET_LIBRETRANSLATE_URL', 'https://translate.example?api_key=word'],
    ['PAWLET_LIBRETRANSLATE_URL', 'translate.example'],
    ['PAWLET_TRANSLATED_CHARACTERS_PER_DAY', '0'],
    ['PAWLET_MAP_TILES', 'https://tiles.example/map.png'],
    ['PAWLET_MAP_TILES', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
    ['PAWLET_MAP_TILES', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['PAWLET_DEMO', 'maybe'],
    ['PAWLET_AUTOPILOT', 'sometimes'],
    ['PAWLET_AUTOPILOT_DELAY', '0'],
    ['PAWLET_AUTOPILOT_DELAY', 'soon'],
    ['PAWLET_TRUSTED_PROXIES', '10.0.0.1, proxy.example'],
    ['PAWLET_SMTP_URL', 'mail.example'],
    ['PAWLET_SMS_URL', 'http://sms.example/send'],
    ['PAWLET_WECHAT_WEB', 'wx1'],
    ['PAWLET_BACKUP_RECIPIENTS', 'age1nonsense'],
  ])('explains what is wrong with %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });

  it('lists everything that is wrong, each once', () => {
    const start = () =>
      read({
        PAWLET_DEMO: 'maybe',
        PORT: 'eighty',
        PAWLET_SITE_DOMAINS: 'JPN=jp.shop.example,DE',
        PAWLET_SMTP_URL: 'smtps://mail.example',
        PAWLET_WECHAT_WEB: 'wx1',
        PAWLET_KUAIDI100_KEY: 'K',
      });
    const problems = [
      'PAWLET_DEMO: "maybe" is not a valid mode. Use 1, 0 or public.',
      'PORT: "eighty" is not a port. Use a number from 1 to 65535, such as PORT=8788.',
      'PAWLET_SITE_DOMAINS: "jp.shop.example" is not an exact origin. Write it like https://shop.example, without a path.',
      'PAWLET_SITE_DOMAINS: "DE" is not a country and an origin. Write it like JPN=https://jp.shop.example.',
      'PAWLET_MAIL_FROM: missing, although PAWLET_SMTP_URL is set. Write it like My Shop <shop@shop.example>.',
      'PAWLET_WECHAT_WEB: this is not an app id and its secret. Write it like wx0123456789abcdef:secret.',
      'PAWLET_KUAIDI100_CUSTOMER: missing. Set all of PAWLET_KUAIDI100_CUSTOMER, PAWLET_KUAIDI100_KEY, or none.',
    ];
    const lines = problems.map((problem) => `- ${problem}`);
    expect(start).toThrow(new StartError(['Several settings are wrong:', ...lines].join('\n')));
  });

  it('writes backups by itself for the embedded database only', () => {
    const [folder, server] = [{ PAWLET_BACKUP_DIR: 'kept' }, { DATABASE_URL: 'postgres://db/shop' }];
    expect(read(folder).backupSchedule).toMatchObject({ everyHours: 24, kept: 14 });
    expect(read({}).backupSchedule).toBeUndefined();
    expect(() => read({ ...folder, ...server })).toThrow('PAWLET_BACKUP_DIR is for the embedded database');
    expect(() => read({ ...folder, PAWLET_BACKUP_KEEP: '0' })).toThrow('PAWLET_BACKUP_KEEP');
  });

  it('shows what does not fit a demo beside other problems', () => {
    expect(() => read({ PAWLET_DEMO: '1', HOST: '0.0.0.0', PAWLET_LOG: 'loud' })).toThrow(
      /^Several settings are wrong:\n- PAWLET_LOG: [^\n]+\n- The demo is for this machine only: [^\n]+\n {2}- HOST is/u,
    );
  });

  const bucket = {
    PAWLET_S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
    PAWLET_S3_BUCKET: 'my-shop.uploads-1',
    PAWLET_S3_ACCESS_KEY: 'AKIDEXAMPLE',
    PAWLET_S3_SECRET_KEY: 'word',
  };

  it.each([
    [{}, {}],
    [{ PAWLET_S3_REGION: 'eu-central-1' }, { region: 'eu-central-1' }],
    [{ PAWLET_S3_ENDPOINT: 'http://127.0.0.1:9000/' }, { endpoint: 'http://127.0.0.1:9000' }],
    [{ PAWLET_S3_BUCKET: 'abc' }, { bucket: 'abc' }],
    [{ PAWLET_S3_BUCKET: 'a'.repeat(63) }, { bucket: 'a'.repeat(63) }],
    [
      { PAWLET_S3_ACCESS_KEY: ' AKID ', PAWLET_S3_SECRET_KEY: 'a/b+c=' },
      { accessKeyId: 'AKID', secretAccessKey: 'a/b+c=' },
    ],
  ])('reads a bucket with %o', (more, expected) => {
    expect(read({ ...bucket, ...more }).bucket).toEqual({
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      bucket: 'my-shop.uploads-1',
      region: 'us-east-1',
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'word',
      ...expected,
    });
  });

  it('keeps files in the data folder without an endpoint, whatever else is set', () => {
    expect(read({ ...bucket, PAWLET_S3_ENDPOINT: '' }).bucket).toBeUndefined();
    expect(read({ PAWLET_S3_BUCKET: 'UPPER' }).bucket).toBeUndefined();
  });

  it.each([
    ['PAWLET_S3_ENDPOINT', 's3.eu-central-1.amazonaws.com'],
    ['PAWLET_S3_ENDPOINT', 'https://s3.example/bucket'],
    ['PAWLET_S3_ENDPOINT', 'https://key:word@s3.example'],
    ['PAWLET_S3_ENDPOINT', 'https://*.s3.example'],
    ['PAWLET_S3_ENDPOINT', 's3://bucket'],
    ['PAWLET_S3_BUCKET', ''],
    ['PAWLET_S3_BUCKET', 'ab'],
    ['PAWLET_S3_BUCKET', 'a'.repeat(64)],
    ['PAWLET_S3_BUCKET', 'My-Shop'],
    ['PAWLET_S3_BUCKET', 'my_shop'],
    ['PAWLET_S3_BUCKET', '-my-shop'],
    ['PAWLET_S3_BUCKET', 'my-shop-'],
    ['PAWLET_S3_BUCKET', 'my/shop'],
    ['PAWLET_S3_BUCKET', '../shop'],
    ['PAWLET_S3_ACCESS_KEY', ''],
    ['PAWLET_S3_SECRET_KEY', ' '],
  ])('explains what is wrong with a bucket that has %s=%s', (name, value) => {
    expect(() => read({ ...bucket, [name]: value })).toThrow(name);
  });

  it('never quotes a secret key in an error', () => {
    const secret = 'Tell-nobody-1';
    for (const more of [{ PAWLET_S3_BUCKET: 'X' }, { PAWLET_S3_ACCESS_KEY: '' }]) {
      const start = () => read({ ...bucket, PAWLET_S3_SECRET_KEY: secret, ...more });
      expect(start).toThrow(/PAWLET_S3/u);
      expect(start).not.toThrow(secret);
    }
  });

  it.each([
    ['', {}],
    ['JPN=https://jp.shop.example', { JPN: 'https://jp.shop.example' }],
    [
      ' JPN=https://jp.shop.example , DEU=https://shop.example:8443/ ,',
      { JPN: 'https://jp.shop.example', DEU: 'https://shop.example:8443' },
    ],
    ['CHN=http://localhost:8787', { CHN: 'http://localhost:8787' }],
  ])('reads the domains %s', (text, domains) => {
    expect(read({ PAWLET_SITE_DOMAINS: text }).siteDomains).toEqual(domains);
  });

  it.each([
    'https://jp.shop.example',
    'JPN',
    'JPN=',
    'JP=https://jp.shop.example',
    'jpn=https://jp.shop.example',
    '=https://jp.shop.example',
    'JPN:https://jp.shop.example',
    'JPN=jp.shop.example',
    'JPN=https://jp.shop.example/mall',
    'JPN=https://jp.shop.example?a=1',
    'JPN=javascript:alert(1)',
    'JPN=https://*.shop.example',
    'JPN=https://user@jp.shop.example',
    'JPN=https://jp.shop.example;DEU=https://de.shop.example',
    'DEU=https://de.shop.example,JPN',
  ])('explains what is wrong with the domains %s', (text) => {
    expect(() => read({ PAWLET_SITE_DOMAINS: text })).toThrow('PAWLET_SITE_DOMAINS');
  });
});
