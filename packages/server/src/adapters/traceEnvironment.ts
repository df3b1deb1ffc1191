import * as v from 'valibot';
import {
  oneOf,
  optional,
  secret,
  settings,
  text,
  variable,
  variables,
  whenSet,
} from './environmentValues.ts';

/** Where traces are sent, and which. */
export type TraceConfig = NonNullable<v.InferOutput<typeof traces>>;

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const endpoint = secret((value) => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/u.test(url.protocol) && url.username === '' && url.password === '';
}, 'this is not the address of an OTLP receiver. Write it like http://localhost:4318 or https://otel.example, and put a key into OTEL_EXPORTER_OTLP_HEADERS.');

/** Pairs such as `name=value`, separated by commas, with percent-encoded values. */
const pairs = (example: string) =>
  v.pipe(
    secret(
      (value) => toPairs(value) !== undefined,
      `it is not a list of names and values. Write it like ${example}, separated by commas, with %20 for a space.`,
    ),
    v.transform((value) => toPairs(value) ?? {}),
  );

const protocol = v.optional(
  v.picklist(
    ['http/protobuf'],
    ({ input }) =>
      `"${String(input)}" is not supported. Use http/protobuf, which OTLP receivers accept on port 4318, or unset it.`,
  ),
  'http/protobuf',
);

const sampler = v.picklist(
  samplers,
  ({ input }) => `"${String(input)}" is not a sampler. Use one of ${samplers.join(', ')}.`,
);

const ratio = v.pipe(
  text(
    (value) => /^(?:0|1|0?\.\d+|1\.0+|0\.0+)$/u.test(value),
    'is not a share. Write it like 0.1, from 0 to 1.',
  ),
  v.transform(Number),
);

const header = pairs('api-key=secret');

const enabled = v.pipe(
  settings({
    all: variables,
    base: optional('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint),
    own: optional('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', endpoint),
    protocol: variable('OTEL_EXPORTER_OTLP_PROTOCOL', protocol),
    ownProtocol: variable('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', protocol),
    headers: optional('OTEL_EXPORTER_OTLP_HEADERS', header, ''),
    ownHeaders: optional('OTEL_EXPORTER_OTLP_TRACES_HEADERS', header, ''),
    serviceName: optional('OTEL_SERVICE_NAME', v.string()),
    resourceAttributes: optional(
      'OTEL_RESOURCE_ATTRIBUTES',
      pairs('deployment.environment.name=production'),
      '',
    ),
    sampler: optional('OTEL_TRACES_SAMPLER', sampler, 'parentbased_always_on'),
    ratio: optional('OTEL_TRACES_SAMPLER_ARG', ratio, '1'),
  }),
  v.transform(({ base = '', own, headers, ownHeaders, serviceName, resourceAttributes, sampler, ratio }) => ({
    /** Address to which spans are posted. */
    url: own ?? `${base.replace(/\/+$/u, '')}/v1/traces`,
    headers: { ...headers, ...ownHeaders },
    serviceName: serviceName ?? resourceAttributes['service.name'] ?? 'pawlet',
    resourceAttributes,
    sampler,
    /** Share of traces that is recorded, for the samplers by ratio. */
    ratio,
  })),
);

/** Where traces are sent; undefined: nowhere. */
export const traces = v.pipe(
  settings({
    isDisabled: optional(
      'OTEL_SDK_DISABLED',
      oneOf({ yes: /^true$/iu, no: /^false$/iu }, 'is neither true nor false.'),
      'false',
    ),
    exporter: optional(
      'OTEL_TRACES_EXPORTER',
      oneOf({ otlp: /^otlp$/u, none: /^none$/u }, 'is not an exporter of the shop. Use otlp or none.'),
      'otlp',
    ),
    config: whenSet(['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'], enabled),
  }),
  v.transform(({ isDisabled, exporter, config }) =>
    isDisabled === 'yes' || exporter === 'none' ? undefined : config,
  ),
);

function toPairs(value: string): Readonly<Record<string, string>> | undefined {
  const parts = value.split(',').map((part) => part.trim());
  const found: [string, string][] = [];
  for (const part of parts.filter((one) => one !== '')) {
    const [, name, encoded] = /^([\w.-]+)\s*=\s*(.*)$/u.exec(part) ?? [];
    const decoded = decode(encoded);
    if (name === undefined || decoded === undefined) return undefined;
    found.push([name, decoded]);
  }
  return Object.fromEntries(found);
}

function decode(encoded: string | undefined): string | undefined {
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
