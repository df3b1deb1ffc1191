import { fileURLToPath } from 'node:url';
import type { OpenShopFile } from '../db/seed/shop.ts';
import { localFiles } from './localFiles.ts';

const folder = fileURLToPath(new URL('../db/seed/shop', import.meta.url));

/** The demo shop's files, which ship with the program. */
export const openDemoFile: OpenShopFile = (name) => localFiles.open(folder, name);
