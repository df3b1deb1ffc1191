import type { qrcodeInput } from '@pawlet/core/contract';
import { encodeQR } from 'qr';
import type { InferOutput } from 'valibot';
import type { AppDeps } from '../../http/appDeps.ts';

/** Content and appearance of a code. */
export type CodeChoice = InferOutput<typeof qrcodeInput>;

function toHex(colour: string): string {
  const digits = colour.replace('#', '').toLowerCase();
  const full = digits.length === 3 ? digits.replaceAll(/./gu, '$&$&') : digits;
  return `#${full}`;
}

/** Draws a QR code as PNG; null when the text is too long. */
export async function drawQrCode(
  { images }: AppDeps['uploads'],
  choice: CodeChoice,
  logo: Blob | undefined,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const modules = encode(choice);
  if (modules === null) return null;
  const largestLogo = Math.floor(choice.size / 4);
  return images.drawCode({
    modules,
    size: choice.size,
    padding: choice.padding,
    foreground: toHex(choice.foreground),
    background: toHex(choice.background),
    // A larger logo would hide more than the error correction can restore.
    logo: logo && { content: logo, size: Math.min(choice.logosize, largestLogo) },
    label: choice.label,
    labelSize: choice.labelfontsize,
    labelAlign: choice.labelhalign,
  });
}

function encode({ text, errorcorrection }: CodeChoice): boolean[][] | null {
  try {
    const framed = encodeQR(text, 'raw', { ecc: errorcorrection, border: 1 });
    // The encoder always draws a border; we add the padding.
    return framed.slice(1, -1).map((row) => row.slice(1, -1));
  } catch (error) {
    // Longer than the largest code holds at this error correction level.
    if (error instanceof Error && error.message.includes('Capacity')) return null;
    throw error;
  }
}
