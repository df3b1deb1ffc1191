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
    ...(isDemo ? [] : [checkPayment(config), ...checkMessages(config), checkRegistration(config)]),
    checkUploads(config),
    checkOperatorSecret(config),
    ...(isDemo ? [] : checkSecretKey(config)),
    ...checkDatabaseUrl(config),
  ];
}

function checkMode({ demo, publicOrigin, host }: ServerConfig): Finding {
  const area = 'mode';
  if (demo === 'off') return { area, level: 'ok', text: 'This is a real shop.' };
  if (demo === 'private' && isLoopback(host))
    return { area, level: 'ok', text: 'This is the demo, for this machine only.' };
  const where = publicOrigin ?? 'other machines';
  return {
    area,
    level: 'risky',
    text: `This is the demo, and it is open to ${where}: orders are paid with the sandbox wallet. Set PAWLET_DEMO=0 for a real shop.`,
  };
}

function checkOrigin({ publicOrigin, host }: ServerConfig): Finding {
  const area = 'origin';
  if (publicOrigin === undefined) {
    return isLoopback(host)
      ? {
          area,
          level: 'risky',
          text: 'The shop works on this machine only. Set PAWLET_PUBLIC_ORIGIN and HOST to open it.',
        }
      : {
          area,
          level: 'missing',
          text: 'The public address is unknown, so links in e-mails and returns from wallets lead nowhere. Set PAWLET_PUBLIC_ORIGIN.',
        };
  }
  const url = new URL(publicOrigin);
  if (isLoopback(url.hostname) && !isLoopback(host)) {
    return {
      area,
      level: 'wrong',
      text: `PAWLET_PUBLIC_ORIGIN is ${publicOrigin}, which is this machine for every reader of it. Set it to the address that shoppers use.`,
    };
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return {
      area,
      level: 'wrong',
      text: `${publicOrigin} is not encrypted: log-ins and addresses can be read on the way, and wallets refuse it. Put a proxy with TLS in front, and set PAWLET_PUBLIC_ORIGIN to its https address.`,
    };
  }
  return { area, level: 'ok', text: `Shoppers use ${publicOrigin}.` };
}

function checkProxies({ trustedProxies, publicOrigin }: ServerConfig): Finding {
  const area = 'proxy';
  const isBehindProxy = publicOrigin?.startsWith('https:') ?? false;
  if (publicAddresses.some((address) => trustedProxies.check(address, 'ipv4'))) {
    return {
      area,
      level: 'wrong',
      text: 'PAWLET_TRUSTED_PROXIES includes public networks: anybody there can invent an address for itself and so evade every limit. List the addresses of your proxies only.',
    };
  }
  if (isBehindProxy && trustedProxies.rules.length === 0) {
    return {
      area,
      level: 'wrong',
      text: 'The shop has an https address, so a proxy is in front of it, and PAWLET_TRUSTED_PROXIES is empty: all shoppers share the address of the proxy, and its limits. Set it to the address of the proxy.',
    };
  }
  return {
    area,
    level: 'ok',
    text: isBehindProxy ? 'The addresses of shoppers are taken from the proxies.' : 'There is no proxy.',
  };
}

function checkPayment({ providers: { wechatPay, alipay, pingpong } }: ServerConfig): Finding {
  const known = Object.entries({ 'WeChat Pay': wechatPay, Alipay: alipay, PingPong: pingpong }).flatMap(
    ([name, account]) => (account === undefined ? [] : [name]),
  );
  const area = 'payment';
  if (known.length > 0) return { area, level: 'ok', text: `Paid with ${known.join(', ')}.` };
  return {
    area,
    level: 'missing',
    text: 'There is no payment account, so nobody can pay. Set one of PAWLET_WECHATPAY_*, PAWLET_ALIPAY_*, PAWLET_PINGPONG_*.',
  };
}

function checkMessages({ smtp, smsGateway }: ServerConfig): readonly Finding[] {
  const findings: Finding[] = [];
  if (smtp === undefined) {
    findings.push({
      area: 'mail',
      level: 'missing',
      text: 'There is no mail server, so no codes, invoices and messages about orders go out by e-mail. Set PAWLET_SMTP_URL and PAWLET_MAIL_FROM.',
    });
  }
  // Shops outside of China do without.
  if (smsGateway === undefined) {
    findings.push({
      area: 'sms',
      level: 'risky',
      text: 'There is no gateway for text messages, so no codes go out to phones. Set PAWLET_SMS_URL.',
    });
  }
  return findings;
}

function checkRegistration({ smtp, smsGateway, wechat }: ServerConfig): Finding {
  const known = Object.entries({ 'e-mail': smtp, 'text message': smsGateway, WeChat: wechat }).flatMap(
    ([name, way]) => (way === undefined ? [] : [name]),
  );
  const area = 'log-in';
  if (known.length > 0) return { area, level: 'ok', text: `New shoppers register by ${known.join(' or ')}.` };
  return {
    area,
    level: 'missing',
    text: 'Without e-mail, text messages and WeChat nobody can register. Set up one of PAWLET_SMTP_URL, PAWLET_SMS_URL, PAWLET_WECHAT_*.',
  };
}

function checkUploads({ databaseUrl, bucket, isUploadsFolderShared }: ServerConfig): Finding {
  const area = 'uploads';
  if (bucket !== undefined) return { area, level: 'ok', text: `Uploads are in the bucket ${bucket.bucket}.` };
  if (databaseUrl === undefined)
    return { area, level: 'ok', text: 'Uploads are in the data folder of the only node.' };
  if (isUploadsFolderShared)
    return { area, level: 'ok', text: 'Uploads are in a folder that all nodes share.' };
  return {
    area,
    level: 'risky',
    text: 'Uploads are on this machine only, so a second node does not start. Set PAWLET_S3_ENDPOINT and the rest of PAWLET_S3_* before you add one.',
  };
}

function checkOperatorSecret({ operatorSecret, databaseUrl }: ServerConfig): Finding {
  const area = 'secrets';
  if (operatorSecret === undefined) {
    return databaseUrl === undefined
      ? { area, level: 'ok', text: 'The operator secret is new at each start.' }
      : {
          area,
          level: 'risky',
          text: 'Each node has another operator secret, new at each start, so /metrics cannot be read with one. Set PAWLET_OPERATOR_SECRET on all nodes.',
        };
  }
  if (new Set(operatorSecret).size < fewestCharacters) {
    return {
      area,
      level: 'risky',
      text: 'PAWLET_OPERATOR_SECRET has few different characters and can be guessed. Use 24 random ones.',
    };
  }
  return { area, level: 'ok', text: 'The operator secret is set.' };
}

function checkSecretKey({ secretKeys }: ServerConfig): readonly Finding[] {
  if (secretKeys.length > 0) return [];
  return [
    {
      area: 'secrets',
      level: 'missing',
      text: 'PAWLET_SECRET_KEY is not set, so nobody can set up a second factor for the console, and the keys of webhooks are stored in plain text. Make a key with `openssl rand -hex 32`, keep a copy of it outside of backups, and set it on all nodes.',
    },
  ];
}

function checkDatabaseUrl({ databaseUrl }: ServerConfig): readonly Finding[] {
  if (databaseUrl === undefined) return [];
  const { hostname, password, searchParams } = new URL(databaseUrl);
  const area = 'secrets';
  const isRemote = hostname !== '' && !isLoopback(hostname);
  const findings: Finding[] = [];
  if (isRemote && wellKnownPasswords.has(decodeURIComponent(password))) {
    findings.push({
      area,
      level: 'risky',
      text: `The password of the database on ${hostname} is empty or well known. Choose a random one.`,
    });
  }
  if (isRemote && !/^(?:require|verify-ca|verify-full)$/u.test(searchParams.get('sslmode') ?? '')) {
    findings.push({
      area: 'database',
      level: 'risky',
      text: `The connection to the database on ${hostname} is not encrypted. Add sslmode=verify-full to DATABASE_URL unless the network between them is private.`,
    });
  }
  return findings;
}
