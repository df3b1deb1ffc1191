/** Id of the demo's own payment provider. */
export const sandboxId = 'sandbox';
