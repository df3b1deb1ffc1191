const zeroBytes = 64 * 1024;

/** A range of a file to be overwritten: `bytes`, then zeros up to `length`. */
export interface Patch {
  readonly offset: number;
  readonly length: number;
  readonly bytes?: Uint8Array<ArrayBuffer> | undefined;
}

/** The file with its patches; where two overlap, the earlier one wins. The rest is neither moved nor read. */
export function applyPatches(content: Blob, patches: readonly Patch[]): Blob {
  if (patches.length === 0) return content;
  const zeros = new Blob([new Uint8Array(zeroBytes)]);
  const parts: BlobPart[] = [];
  let end = 0;
  for (const patch of patches.toSorted((a, b) => a.offset - b.offset)) {
    const start = Math.max(patch.offset, end);
    const stop = Math.min(patch.offset + patch.length, content.size);
    if (start >= stop) continue;
    const bytes = (patch.bytes ?? new Uint8Array()).slice(start - patch.offset, stop - patch.offset);
    parts.push(content.slice(end, start), bytes);
    for (let left = stop - start - bytes.length; left > 0; left -= zeroBytes) {
      parts.push(left < zeroBytes ? zeros.slice(0, left) : zeros);
    }
    end = stop;
  }
  parts.push(content.slice(end));
  return new Blob(parts);
}
