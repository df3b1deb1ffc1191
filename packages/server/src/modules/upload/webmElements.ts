/** Elements whose children are parsed: header, segment, info, tracks, track entry, cluster, block group. */
export const enteredElements: ReadonlySet<number> = new Set([
  0x1a_45_df_a3, 0x18_53_80_67, 0x15_49_a9_66, 0x16_54_ae_6b, 0xae, 0x1f_43_b6_75, 0xa0,
]);

interface VariableNumber {
  readonly value: number;
  readonly length: number;
}

/** The id of an element, including its marker bit; null for an invalid one. */
export function readId(view: DataView): VariableNumber | null {
  const length = computeLength(view, 0);
  if (length === 0 || length > 4 || view.byteLength < length) return null;
  let value = 0;
  for (let index = 0; index < length; index += 1) value = value * 256 + view.getUint8(index);
  return { value, length };
}

/** The size of an element; null when it is unknown, as in live recordings. */
export function readSize(view: DataView, offset: number) {
  const length = computeLength(view, offset);
  if (length === 0 || view.byteLength < offset + length) return null;
  let value = view.getUint8(offset) - 2 ** (8 - length);
  let isUnknown = value === 2 ** (8 - length) - 1;
  for (let index = 1; index < length; index += 1) {
    const byte = view.getUint8(offset + index);
    isUnknown &&= byte === 255;
    value = value * 256 + byte;
  }
  return { value: isUnknown ? null : value, length };
}

/** Length of a variable-length number in bytes: its leading zero bits plus one. */
export function computeLength(view: DataView, offset: number): number {
  const first = view.byteLength > offset ? view.getUint8(offset) : 0;
  return first === 0 ? 0 : Math.clz32(first) - 23;
}
