import { review } from './review.ts';
import { picture } from '../types.ts';
import type { SeedReview } from '../types.ts';

/** Reviews in Japanese. */
export const reviews: readonly SeedReview[] = [
  review('ja-1', 'fountain-aura', { colour: 'white', capacity: '2-5-l' }, 5, 5, '音が本当に静かで、寝室に置いても気になりません。むぎも初日から飲んでくれました。トレーが外せるので掃除も楽です。', { images: [picture('fountain-aura', 'white', 'angle')], reply: 'むぎちゃんに気に入っていただけてうれしいです。フィルターは月に一度の交換をおすすめします。' }),
  review('ja-3', 'fountain-aura', { colour: 'sage', capacity: '3-2-l' }, 5, 18, 'セージの色がインテリアになじみます。3匹いますが、2日に1回の給水で足ります。'),
  review('ja-6', 'fountain-aura', { colour: 'graphite', capacity: '2-5-l' }, 4, 32, '飲む量がアプリで分かるので、腎臓が心配な子にとても助かっています。Wi-Fiの設定だけ少し手間取りました。'),
  review('ja-2', 'feeder-meal', { colour: 'white', bowl: 'single' }, 5, 8, '帰宅が遅い日も同じ時間にごはんが出るので安心。録音した声に反応して走ってくる姿がかわいいです。'),
  review('ja-3', 'feeder-meal', { colour: 'white', bowl: 'double' }, 4, 26, 'ほぼ均等に出ます。大きめの粒だと1、2粒の差が出ることがありますが、気にならない程度です。', { reply: 'ご使用ありがとうございます。粒の大きさは12 mm以下ですと、より均等に分かれます。' }),
  review('ja-4', 'camera-lookout', { colour: 'white', resolution: '4k' }, 5, 10, '画質がきれいで、暗い部屋でもカラーで見えるのに驚きました。タイムラインを見るのが毎日の楽しみです。'),
  review('ja-5', 'camera-lookout', { colour: 'white', resolution: '2k' }, 4, 37, '追尾はかなり正確です。たまにお掃除ロボットも追いかけています。'),
  review('ja-2', 'tracker-tag', { colour: 'black' }, 5, 13, '雷に驚いて逃げたとき、これのおかげで15分で見つかりました。お守りのような存在です。'),
  review('ja-5', 'tracker-tag', { colour: 'coral' }, 4, 29, '位置は正確。札幌の冬でも問題なく使えましたが、電池の減りは少し早めでした。'),
  review('ja-6', 'fountain-brook', { colour: 'white' }, 5, 4, 'コードをかじる癖がある子なので、コードレスで助かります。充電は1か月以上持っています。'),
  review('ja-1', 'fountain-steel', { size: '2-l' }, 5, 15, 'あごニキビが目に見えて減りました。食洗機で洗えるのが最高です。'),
  review('ja-4', 'fountain-mini', { colour: 'sand' }, 4, 22, 'ワンルームにちょうどいい大きさ。夏場はこまめに水を足しています。'),
  review('ja-2', 'fountain-travel', { colour: 'blue' }, 5, 11, '片手で使えるので散歩が楽になりました。余った水を戻せるのがいいですね。'),
  review('ja-5', 'feeder-cam', { colour: 'white' }, 5, 9, '食べたかどうかを動画で確認できて、外出先でも安心していられます。'),
  review('ja-3', 'feeder-wet', {}, 4, 20, '夏場のウェットフードも傷まず助かっています。保冷剤を入れると本体が少し重くなります。'),
  review('ja-6', 'feeder-slow', { colour: 'sand' }, 5, 34, '早食いで吐いていた子が、吐かなくなりました。もっと早く買えばよかった。'),
  review('ja-1', 'feeder-duo', { colour: 'sage' }, 5, 24, '療法食と普通食を分けられるのがありがたいです。仕切りのおかげで横取りもなくなりました。'),
  review('ja-4', 'camera-mini', { colour: 'white' }, 4, 17, '小さくて目立たず、冷蔵庫に貼ってトイレの見守りに使っています。'),
  review('ja-5', 'camera-treat', {}, 5, 7, '留守番中に鳴いたら通知が来て、おやつをあげて声をかけると落ち着きます。'),
  review('ja-6', 'tracker-cat', { colour: 'sand' }, 5, 12, '軽いので嫌がりませんでした。脱走癖のある子には必需品だと思います。'),
  review('ja-2', 'tracker-light', { colour: 'white' }, 3, 40, '明るさは十分ですが、ボタンが少し硬くて手袋をしていると押しにくいです。', { reply: '貴重なご意見をありがとうございます。改良の参考にさせていただきます。' }),
  review('ja-3', 'filter-carbon', { pack: '12' }, 5, 6, '1年分まとめ買い。個別包装なので保管しやすいです。'),
  review('ja-1', 'cleaning-set', {}, 5, 28, '細いブラシがポンプの中まで届いて、ぬめりがきれいに取れます。'),
  review('ja-4', 'descaler-tabs', { pack: '24' }, 4, 31, '水あかがきれいに落ちます。すすぎは2回しっかりすると安心です。'),
  review('ja-5', 'mat-silicone', { colour: 'graphite' }, 5, 14, '水はねを受け止めてくれて、床がふやけなくなりました。'),
];
