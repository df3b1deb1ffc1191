import * as v from 'valibot';

const phone = v.object({
  purePhoneNumber: v.pipe(v.string(), v.regex(/^\d{4,15}$/u)),
  countryCode: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((given) => String(given)),
    v.regex(/^\d{1,4}$/u),
  ),
  watermark: v.object({ appid: v.string() }),
});

/** A mobile number verified by WeChat, its parts as digits. */
export interface VouchedMobile {
  readonly areaCode: string;
  readonly mobile: string;
}

/**
 * Decrypts mini-program data (AES-128-CBC with the session's key); null unless it is a mobile number for the
 * app `appId`.
 */
export async function readWechatMobile(
  { encryptedData, iv }: { readonly encryptedData: string; readonly iv: string },
  sessionKey: string,
  appId: string,
): Promise<VouchedMobile | null> {
  try {
    const key = await crypto.subtle.importKey('raw', toBytes(sessionKey), 'AES-CBC', false, ['decrypt']);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-CBC', iv: toBytes(iv) },
      key,
      toBytes(encryptedData),
    );
    const parsed = v.safeParse(phone, JSON.parse(new TextDecoder().decode(plain)));
    if (!parsed.success || parsed.output.watermark.appid !== appId) return null;
    return { areaCode: parsed.output.countryCode, mobile: parsed.output.purePhoneNumber };
  } catch {
    // Any error means that it was not encrypted with this session's key.
    return null;
  }
}

function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
