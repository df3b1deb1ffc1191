import { buyer, other, question } from './question.ts';
import type { SeedQuestion } from '../types.ts';

/** Questions in Chinese. */
export const questions: readonly SeedQuestion[] = [
  question('zh-4', 'fountain-aura', 6, '晚上放卧室会吵吗？我睡眠比较浅。', buyer('zh-1', '完全不会，贴近了才有一点水声。水位低的时候声音会大一点，加满就好。'), buyer('zh-5', '我床头就放着，没影响。')),
  question('zh-6', 'fountain-aura', 14, '2.5 升和 3.2 升滤芯通用吗？', buyer('zh-5', '通用的，都是同一款活性炭滤芯。')),
  question('zh-3', 'feeder-meal', 9, '停电了还会出粮吗？', buyer('zh-2', '会，装三节 D 号电池就能接着按计划出粮，我试过。'), other('zh-4', '电池要自己买，包装里没有。')),
  question('zh-5', 'feeder-meal', 20, '冻干可以放进去吗？', buyer('zh-6', '小颗粒的可以，大块容易卡。建议别超过 12 毫米。')),
  question('zh-2', 'camera-lookout', 11, '不买云存储能看回放吗？', buyer('zh-4', '可以，插一张存储卡就能回看，我用的 128 GB，大概存两周。')),
  question('zh-1', 'tracker-tag', 16, '一年后流量怎么收费？', buyer('zh-6', 'App 里续费，按年算比按月便宜。')),
  question('zh-3', 'fountain-brook', 5, '没人的时候会一直出水吗？', buyer('zh-5', '感应模式不会，靠近才出水，离开半分钟就停。')),
  question('zh-5', 'tracker-collar', 18, '柯基脖围 38 厘米选哪个码？', buyer('zh-4', '选 M，34 到 48 都能调，留两指刚好。')),
];
