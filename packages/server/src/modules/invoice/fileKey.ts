/** Length of the key in a document's address in bytes: whoever has the address may read it. */
export const fileKeyBytes = 24;
