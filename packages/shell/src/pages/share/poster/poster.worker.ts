import { answerWithPng } from '../../../poster/answerWithPng.ts';
import { drawPoster, posterSize } from './drawPoster.ts';

answerWithPng(posterSize, drawPoster);
