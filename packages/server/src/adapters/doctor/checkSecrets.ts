import type { Database } from '../../db/database.ts';
import { createFinding } from '../../modules/doctor/createFinding.ts';
import { countStoredSecrets } from '../../modules/secrets/storedSecrets.ts';
import type { Finding } from '../../ports/doctor.ts';
import type { ServerConfig } from '../environment.ts';
import { createSecretBox } from '../secretBox.ts';

/** Checks whether the stored secrets are encrypted, and can be decrypted. */
export async function checkSecrets(
  { secretKeys }: Pick<ServerConfig, 'secretKeys'>,
  db: Database,
): Promise<readonly Finding[]> {
  const { all, plain, unreadable } = await countStoredSecrets(db, createSecretBox(secretKeys));
  if (unreadable > 0)
    return [
      createFinding(
        'wrong',
        secretKeys.length === 0
          ? 'finding.secrets.unreadable-without-key'
          : 'finding.secrets.unreadable-other-key',
        { unreadable, all },
      ),
    ];
  if (secretKeys.length === 0) return [];
  if (plain > 0) return [createFinding('risky', 'finding.secrets.plain', { plain, all })];
  return [createFinding('ok', 'finding.secrets.encrypted', { all })];
}
