import { reviews as de } from './de.ts';
import { reviews as en } from './en.ts';
import { reviews as es } from './es.ts';
import { reviews as fr } from './fr.ts';
import { reviews as it } from './it.ts';
import { reviews as ja } from './ja.ts';
import { reviews as ko } from './ko.ts';
import { reviews as zh } from './zh.ts';
import type { SeedReview } from '../types.ts';

/** The reviews of all languages; a review has the language of its author. */
export const allReviews: readonly SeedReview[] = [...zh, ...en, ...ja, ...fr, ...de, ...it, ...es, ...ko];
