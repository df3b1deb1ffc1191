/** Bytes of the key in the address of a document: whoever has the address may read it. */
export const fileKeyBytes = 24;
