import { fileURLToPath } from 'node:url';

/** Folder of the generated SQL. */
export const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url));
