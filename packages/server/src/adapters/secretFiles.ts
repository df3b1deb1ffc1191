import { readFileSync } from 'node:fs';
import { readSystemCode, StartError } from './startError.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables with a secret: each may be in a file that the variable with `_FILE` at its end names. */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'DATABASE_REPLICA_URL',
  'PAWLET_OPERATOR_SECRET',
  'PAWLET_SECRET_KEY',
  'PAWLET_S3_ACCESS_KEY',
  'PAWLET_S3_SECRET_KEY',
  'PAWLET_SMTP_URL',
  'PAWLET_SMS_TOKEN',
  'PAWLET_WECHAT_WEB',
  'PAWLET_WECHAT_MINI',
  'PAWLET_WECHAT_NATIVE',
  'PAWLET_WECHATPAY_APIV3_KEY',
  'PAWLET_PINGPONG_SALT',
  'PAWLET_KUAIDI100_KEY',
  'PAWLET_DEEPL_KEY',
  'PAWLET_LIBRETRANSLATE_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
] as const;

/**
 * Adds the secrets that are in files, as containers and systemd provide them; paths are relative to the current folder.
 * Throws a StartError for a file that cannot be read, and for a variable that is set in both ways.
 */
export function readSecretFiles(environment: Environment): Environment {
  const found = secretVariables.flatMap((name) => {
    const file = environment[`${name}_FILE`]?.trim() ?? '';
    if (file === '') return [];
    if ((environment[name]?.trim() ?? '') !== '')
      throw new StartError(`${name} and ${name}_FILE are both set. Unset one of them.`);
    return [[name, readSecret(`${name}_FILE`, file)] as const];
  });
  return found.length === 0 ? environment : { ...environment, ...Object.fromEntries(found) };
}

function readSecret(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartError(
      `${variable}: "${file}" cannot be read (${readSystemCode(error)}). Name a file that the shop's user may read.`,
      { cause: error },
    );
  }
}
