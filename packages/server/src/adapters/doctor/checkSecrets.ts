import type { Database } from '../../db/database.ts';
import { countStoredSecrets } from '../../modules/secrets/storedSecrets.ts';
import type { Finding } from '../../ports/doctor.ts';
import type { ServerConfig } from '../environment.ts';
import { createSecretBox } from '../secretBox.ts';

const area = 'secrets';

/** Checks whether the stored secrets are encrypted, and can be decrypted. */
export async function checkSecrets(
  { secretKeys }: Pick<ServerConfig, 'secretKeys'>,
  db: Database,
): Promise<readonly Finding[]> {
  const { all, plain, unreadable } = await countStoredSecrets(db, createSecretBox(secretKeys));
  if (unreadable > 0)
    return [
      {
        area,
        level: 'wrong',
        text: `${unreadable} of ${all} stored secrets (of second factors and webhooks) cannot be decrypted, so log-ins with a code are refused and webhooks wait. PAWLET_SECRET_KEY ${secretKeys.length === 0 ? 'is not set' : 'lacks the key that encrypted them'}: set it to that key, or add it after the new one, separated by a comma.`,
      },
    ];
  if (secretKeys.length === 0) return [];
  if (plain > 0)
    return [
      {
        area,
        level: 'risky',
        text: `${plain} of ${all} stored secrets are in plain text. The next start of the shop encrypts them.`,
      },
    ];
  return [{ area, level: 'ok', text: `Stored secrets are encrypted: ${all}.` }];
}
