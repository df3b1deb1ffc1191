import type { qrcodeInput } from '@pawlet/core/contract';
import { encodeQR } from 'qr';
import type { InferOutput } from 'valibot';
import type { AppDeps } from '../../http/appDeps.ts';

/** What a code says and how it looks. */
export type CodeChoice = InferOutput<typeof qrcodeInput>;

function toHex(colour: string): string {
  const digits = colour.replace('#', '').toLowerCase();
  const full = digits.length === 3 ? digits.replaceAll(/./gu, '$&$&') : digits;
  return `#${full}`;
}

/** Draws a QR code as PNG; null when the text does not fit into one. */
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
    // A larger logo would hide more than the error correction brings back.
    logo: logo && { content: logo, size: Math.min(choice.logosize, largestLogo) },
    label: choice.label,
    labelSize: choice.labelfontsize,
    labelAlign: choice.labelhalign,
  });
}

function encode({ text, errorcorrection }: CodeChoice): boolean[][] | null {
  try {
    const framed = encodeQR(text, 'raw', { ecc: errorcorrection, border: 1 });
    // The encoder draws no code without a frame; the padding is ours.
    return framed.slice(1, -1).map((row) => row.slice(1, -1));
  } catch (error) {
    // Longer than the largest code holds at this error correction.
    if (error instanceof Error && error.message.includes('Capacity')) return null;
    throw error;
  }
}
