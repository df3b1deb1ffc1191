import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { readSystemCode } from '../startError.ts';

/** The command that makes a pair of keys for backups; it needs no running shop, and may run on any machine. */
export const backupKeyUsage = {
  name: 'backup-key',
  usage: '<new file for the private key>',
  summary: 'makes keys for encrypted backups; keep the file away from the shop',
};

/** Writes a private key to a new file that only its owner can read, in the format of `age-keygen`. */
export async function makeBackupKey(
  [file, ...rest]: readonly string[],
  currentFolder: string,
): Promise<{ readonly text: string; readonly exitCode: 0 | 1 }> {
  if (file === undefined || rest.length > 0)
    return { text: `Usage: ${backupKeyUsage.name} ${backupKeyUsage.usage}`, exitCode: 1 };
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const target = path.resolve(currentFolder, file);
  try {
    await writeFile(target, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    return { text: `${target} was not written: ${readSystemCode(error) || String(error)}.`, exitCode: 1 };
  }
  return {
    text: `${target} has the private key: keep it where the shop's machine is not, without it no backup can be read.\nPAWLET_BACKUP_RECIPIENTS=${recipient}`,
    exitCode: 0,
  };
}
