import { questions as de } from './de.ts';
import { questions as en } from './en.ts';
import { questions as es } from './es.ts';
import { questions as fr } from './fr.ts';
import { questions as it } from './it.ts';
import { questions as ja } from './ja.ts';
import { questions as ko } from './ko.ts';
import { questions as zh } from './zh.ts';
import type { SeedQuestion } from '../types.ts';

/** The questions of all languages; a question has the language of its author. */
export const allQuestions: readonly SeedQuestion[] = [...zh, ...en, ...ja, ...fr, ...de, ...it, ...es, ...ko];
