import { fileURLToPath } from 'node:url';
import type { OpenShopFile } from '../db/seed/shop.ts';
import { localFiles } from './localFiles.ts';

const folder = fileURLToPath(new URL('../db/seed/shop', import.meta.url));

/** The files of the demo shop, which come with the program. */
export const openDemoFile: OpenShopFile = (name) => localFiles.open(folder, name);
