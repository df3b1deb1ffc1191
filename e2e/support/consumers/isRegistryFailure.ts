/** Whether npm failed because the registry cannot be reached, or does not have a package; from its output. */
export function isRegistryFailure(output: string): boolean {
  return /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|E40[34]|network/u.test(output);
}
