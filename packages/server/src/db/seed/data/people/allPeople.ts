import { people as de } from './de.ts';
import { people as en } from './en.ts';
import { people as es } from './es.ts';
import { people as fr } from './fr.ts';
import { people as it } from './it.ts';
import { people as ja } from './ja.ts';
import { people as ko } from './ko.ts';
import { people as zh } from './zh.ts';
import type { SeedPerson } from '../types.ts';

/** The demo shoppers of all languages. */
export const allPeople: readonly SeedPerson[] = [...zh, ...en, ...ja, ...fr, ...de, ...it, ...es, ...ko];
