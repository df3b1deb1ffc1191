/** Text files on the machine of the shop, for its operator. */
export interface LocalFiles {
  /** Text of a file; undefined when there is none. */
  read(folder: string, name: string): Promise<string | undefined>;
  /** Writes a file, and its folder where that is missing. */
  write(folder: string, name: string, text: string): Promise<void>;
}
