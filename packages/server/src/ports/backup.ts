/** Backups of the whole embedded database, created and restored while the shop runs. */
export interface Backup {
  /**
   * Writes the current state to a new file, which gets its name once it was restored into a scratch database. Returns its
   * size in bytes.
   */
  save(file: string): Promise<number>;
  /**
   * Checks a file of `save` and stages its content: the next start runs on it. Returns where the current data
   * will be kept.
   */
  stage(file: string): Promise<string>;
}
