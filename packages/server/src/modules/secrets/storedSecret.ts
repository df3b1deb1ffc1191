import type { SecretBox } from '../../ports/secretBox.ts';

/** Whose secret it is, for `SecretBox`. */
export const secretOwners = {
  /** Of the authenticator of a person. */
  authenticator: (personId: number) => `authenticator of person ${personId}`,
  /** That signs the messages to a webhook. */
  webhook: (endpointId: number) => `key of webhook ${endpointId}`,
} as const;

/** What precedes an encrypted secret; none in plain text has a full stop. */
export const sealedPrefix = 'v1.';

/** The stored form of a secret: encrypted, or plain where there is no key. */
export async function sealSecret(box: SecretBox | undefined, secret: string, about: string): Promise<string> {
  return box === undefined ? secret : box.seal(secret, about);
}

/** A secret as it was before it was stored; undefined where it cannot be decrypted. */
export async function openSecret(
  box: SecretBox | undefined,
  stored: string,
  about: string,
): Promise<string | undefined> {
  return stored.startsWith(sealedPrefix) ? box?.open(stored, about) : stored;
}
