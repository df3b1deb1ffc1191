import { buyer, other, question } from './question.ts';
import type { SeedQuestion } from '../types.ts';

/** Questions in Japanese. */
export const questions: readonly SeedQuestion[] = [
  question('ja-4', 'fountain-aura', 6, '夜、寝室に置いてもうるさくないですか？', buyer('ja-1', 'ほとんど聞こえません。水が減ってくると少し水音がするくらいです。'), buyer('ja-3', '枕元に置いていますが平気です。')),
  question('ja-2', 'fountain-aura', 15, 'フィルターの交換はどのくらいの頻度ですか？', buyer('ja-6', '月に一度です。多頭飼いなら3週間くらいで替えています。')),
  question('ja-5', 'feeder-meal', 11, '停電のときはどうなりますか？', buyer('ja-2', '単1電池を3本入れておけば、予定どおり給餌してくれます。電池は別売りです。')),
  question('ja-6', 'feeder-meal', 19, '大きめの粒でも使えますか？', buyer('ja-3', '12 mmくらいまでなら問題ありません。それ以上は詰まりやすいと思います。')),
  question('ja-1', 'camera-lookout', 9, 'クラウドに加入しないと録画は見られませんか？', buyer('ja-4', 'microSDカードがあれば見られます。128 GBで2週間ほど保存できています。')),
  question('ja-3', 'tracker-tag', 14, '2年目以降の通信料はどうなりますか？', buyer('ja-5', 'アプリで更新します。年払いのほうが月払いよりお得でした。')),
  question('ja-4', 'feeder-wet', 8, '動作音で起きてしまいませんか？', buyer('ja-3', '小さな冷蔵庫くらいの音です。ふたの回転はとても静かですよ。')),
  question('ja-6', 'tracker-cat', 17, '首輪は外れやすくなっていますか？', buyer('ja-1', '強く引っ張ると外れるセーフティ式です。枝に引っかかっても安心です。'), other('ja-5', '外れたときは、捜索モードの音で首輪を探せるそうです。')),
];
