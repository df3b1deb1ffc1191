/** Backups of the whole embedded database and of uploads in the data folder, created and restored while the shop runs. */
export interface Backup {
  /**
   * Writes the current state to a new file, which gets its name once its database was restored into a scratch one. It is
   * encrypted where the shop has public keys for it. Returns its size in bytes.
   */
  save(file: string): Promise<number>;
  /**
   * Checks a file of `save` and stages its content: the next start runs on it. An encrypted file needs the file with the
   * private key. Returns where the current data will be kept.
   */
  stage(file: string, identityFile?: string): Promise<string>;
  /** The file that is to be written now by the schedule; undefined if none is due, or without a schedule. */
  findDue(nowMs: number): Promise<string | undefined>;
  /** Deletes the oldest backups of the schedule beyond those that are kept, and what a killed process left of one. */
  dropOldest(): Promise<void>;
}
