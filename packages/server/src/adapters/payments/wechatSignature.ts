import { createDecipheriv, createSign, createVerify, type KeyObject, randomBytes } from 'node:crypto';
import { ProviderError } from '../../ports/payment.ts';

const tagBytes = 16;

/** Signs a text for WeChat Pay v3: SHA-256 with RSA, base64. */
export function signText(text: string, privateKey: KeyObject): string {
  return createSign('RSA-SHA256').update(text).sign(privateKey, 'base64');
}

/** Verifies the signature of a text. */
export function isTextSigned(text: string, signature: string, publicKey: KeyObject): boolean {
  return createVerify('RSA-SHA256').update(text).verify(publicKey, signature, 'base64');
}

/** A nonce for one signature. */
export function createNonce(): string {
  return randomBytes(16).toString('hex');
}

/** The identity that signs requests to WeChat Pay. */
export interface WechatSigner {
  readonly mchid: string;
  /** Serial number of the merchant's certificate. */
  readonly serial: string;
  readonly privateKey: KeyObject;
}

/** The `authorization` header of a request. */
export function getAuthorization(
  { mchid, serial, privateKey }: WechatSigner,
  request: { readonly method: string; readonly path: string; readonly body: string },
  timestamp: number,
): string {
  const nonce = createNonce();
  const text = `${request.method}\n${request.path}\n${timestamp}\n${nonce}\n${request.body}\n`;
  const fields = {
    mchid,
    nonce_str: nonce,
    signature: signText(text, privateKey),
    timestamp: String(timestamp),
    serial_no: serial,
  };
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`;
}

/** An encrypted resource from WeChat Pay. */
export interface EncryptedResource {
  readonly ciphertext: string;
  readonly nonce: string;
  readonly associated_data?: string | undefined;
}

/** Decrypts AEAD_AES_256_GCM; throws a ProviderError when the data was changed or is not for this shop. */
export function decryptResource(resource: EncryptedResource, apiV3Key: string): string {
  try {
    const bytes = Buffer.from(resource.ciphertext, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', apiV3Key, resource.nonce);
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    decipher.setAAD(Buffer.from(resource.associated_data ?? ''));
    const opened = Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
    return opened.toString('utf8');
  } catch (error) {
    throw new ProviderError('Pawlet: WeChat Pay sent data that the APIv3 key does not decrypt.', {
      cause: error,
    });
  }
}
