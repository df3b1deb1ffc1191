import { createFinding } from '../../modules/doctor/createFinding.ts';
import type { Finding } from '../../ports/doctor.ts';
import type { ServerConfig } from '../environment.ts';
import { isLoopback } from '../../http/isLoopback.ts';

/** Passwords that a search engine finds in set-up guides. */
const wellKnownPasswords = new Set([
  '',
  'postgres',
  'password',
  'pawlet',
  'admin',
  'secret',
  'changeme',
  '123456',
]);
/** Addresses of well-known public servers: a proxy is never there. */
const publicAddresses = ['1.1.1.1', '8.8.8.8', '151.101.1.1', '185.199.108.153'] as const;
const fewestCharacters = 8;

/** Checks the environment variables without contacting anything. */
export function checkEnvironment(config: ServerConfig): readonly Finding[] {
  const isDemo = config.demo !== 'off';
  return [
    checkMode(config),
    ...(isDemo ? [] : [checkOrigin(config), checkProxies(config)]),
    ...(isDemo ? [] : [checkPayment(config), ...checkMessages(config), ...checkRegistration(config)]),
    checkUploads(config),
    checkOperatorSecret(config),
    ...(isDemo ? [] : checkSecretKey(config)),
    ...checkDatabaseUrl(config),
  ];
}

function checkMode({ demo, publicOrigin, host }: ServerConfig): Finding {
  if (demo === 'off') return createFinding('ok', 'finding.mode.real');
  if (demo === 'private' && isLoopback(host)) return createFinding('ok', 'finding.mode.demo');
  return publicOrigin === undefined
    ? createFinding('risky', 'finding.mode.reachable-demo')
    : createFinding('risky', 'finding.mode.open-demo', { origin: publicOrigin });
}

function checkOrigin({ publicOrigin: origin, host }: ServerConfig): Finding {
  if (origin === undefined)
    return isLoopback(host)
      ? createFinding('risky', 'finding.origin.local')
      : createFinding('missing', 'finding.origin.unknown');
  const { hostname, protocol } = new URL(origin);
  if (isLoopback(hostname) && !isLoopback(host))
    return createFinding('wrong', 'finding.origin.loopback', { origin });
  if (protocol === 'http:' && !isLoopback(hostname))
    return createFinding('wrong', 'finding.origin.plain', { origin });
  return createFinding('ok', 'finding.origin.known', { origin });
}

function checkProxies({ trustedProxies, publicOrigin }: ServerConfig): Finding {
  const isBehindProxy = publicOrigin?.startsWith('https:') ?? false;
  if (publicAddresses.some((address) => trustedProxies.check(address, 'ipv4')))
    return createFinding('wrong', 'finding.proxy.public');
  if (isBehindProxy && trustedProxies.rules.length === 0)
    return createFinding('wrong', 'finding.proxy.unknown');
  return createFinding('ok', isBehindProxy ? 'finding.proxy.trusted' : 'finding.proxy.none');
}

function checkPayment({ providers: { wechatPay, alipay, pingpong } }: ServerConfig): Finding {
  const known = Object.entries({ 'WeChat Pay': wechatPay, Alipay: alipay, PingPong: pingpong }).flatMap(
    ([name, account]) => (account === undefined ? [] : [name]),
  );
  return known.length > 0
    ? createFinding('ok', 'finding.payment.known', { methods: known.join(', ') })
    : createFinding('missing', 'finding.payment.none');
}

function checkMessages({ smtp, smsGateway }: ServerConfig): readonly Finding[] {
  return [
    ...(smtp === undefined ? [createFinding('missing', 'finding.mail.none')] : []),
    // Shops outside of China do without.
    ...(smsGateway === undefined ? [createFinding('risky', 'finding.sms.none')] : []),
  ];
}

/** By what new shoppers can register. */
function checkRegistration({ smtp, smsGateway, wechat }: ServerConfig): readonly Finding[] {
  const ways = [
    ...(smtp === undefined ? [] : [createFinding('ok', 'finding.log-in.email')]),
    ...(smsGateway === undefined ? [] : [createFinding('ok', 'finding.log-in.sms')]),
    ...(wechat === undefined ? [] : [createFinding('ok', 'finding.log-in.wechat')]),
  ];
  return ways.length > 0 ? ways : [createFinding('missing', 'finding.log-in.none')];
}

function checkUploads({ databaseUrl, bucket, isUploadsFolderShared }: ServerConfig): Finding {
  if (bucket !== undefined) return createFinding('ok', 'finding.uploads.bucket', { bucket: bucket.bucket });
  if (databaseUrl === undefined) return createFinding('ok', 'finding.uploads.folder');
  return isUploadsFolderShared
    ? createFinding('ok', 'finding.uploads.shared')
    : createFinding('risky', 'finding.uploads.alone');
}

function checkOperatorSecret({ operatorSecret, databaseUrl }: ServerConfig): Finding {
  if (operatorSecret === undefined)
    return databaseUrl === undefined
      ? createFinding('ok', 'finding.secrets.operator-fresh')
      : createFinding('risky', 'finding.secrets.operator-several');
  return new Set(operatorSecret).size < fewestCharacters
    ? createFinding('risky', 'finding.secrets.operator-weak')
    : createFinding('ok', 'finding.secrets.operator-set');
}

function checkSecretKey({ secretKeys }: ServerConfig): readonly Finding[] {
  return secretKeys.length > 0 ? [] : [createFinding('missing', 'finding.secrets.key-none')];
}

function checkDatabaseUrl({ databaseUrl }: ServerConfig): readonly Finding[] {
  if (databaseUrl === undefined) return [];
  const { hostname: host, password, searchParams } = new URL(databaseUrl);
  if (host === '' || isLoopback(host)) return [];
  const isEncrypted = /^(?:require|verify-ca|verify-full)$/u.test(searchParams.get('sslmode') ?? '');
  return [
    ...(wellKnownPasswords.has(decodeURIComponent(password))
      ? [createFinding('risky', 'finding.secrets.database-password', { host })]
      : []),
    ...(isEncrypted ? [] : [createFinding('risky', 'finding.database.plain', { host })]),
  ];
}
