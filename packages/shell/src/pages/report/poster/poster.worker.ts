import { answerWithPng } from '../../../poster/answerWithPng.ts';
import { drawOrder } from './drawOrder.ts';
import { posterSize } from './drawPoster.ts';

answerWithPng(posterSize, drawOrder);
