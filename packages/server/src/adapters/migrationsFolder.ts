import { fileURLToPath } from 'node:url';

/** The folder of the generated SQL. */
export const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url));
