import type { StoreModule } from '../http/appDeps.ts';

/** Every noun of the store. */
export const storeModules: readonly StoreModule[] = [];
