/** Copies of the whole embedded database, made and taken in while the shop runs. */
export interface Backup {
  /** Writes everything as it is now into a new file; tells its size in bytes. */
  save(file: string): Promise<number>;
  /** Checks a file of `save` and lays its content ready: the next start runs on it. Tells where the data of today will be kept. */
  stage(file: string): Promise<string>;
}
