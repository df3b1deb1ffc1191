import { review } from './review.ts';
import { picture } from '../types.ts';
import type { SeedReview } from '../types.ts';

/** Reviews in Chinese. */
export const reviews: readonly SeedReview[] = [
  review('zh-1', 'fountain-aura', { colour: 'white', capacity: '2-5-l' }, 5, 4, '到货第一天橘猫就蹲旁边研究，第二天开始主动喝。真的很安静，放卧室都听不见。不锈钢盘比之前的塑料款好洗太多了。', { images: [picture('fountain-aura', 'white', 'angle')], reply: '谢谢橘座赏光！记得每月换一次滤芯哦。' }),
  review('zh-5', 'fountain-aura', { colour: 'sage', capacity: '3-2-l' }, 5, 15, '鼠尾草绿实物比图还好看，跟家里原木风很搭。两只布偶一起喝，三天加一次水。'),
  review('zh-3', 'fountain-aura', { colour: 'graphite', capacity: '2-5-l' }, 3, 33, '机器没毛病，就是滤芯消耗比想象的快，掉毛季两周多就得换。希望出个大包装。', { reply: '换毛季建议配合海绵前置滤棉使用，能大大延长滤芯寿命。12 片装也更划算。' }),
  review('zh-2', 'feeder-meal', { colour: 'white', bowl: 'single' }, 5, 7, '出差四天全靠它，每天三顿准时推送出粮提醒，回来一看体重一点没掉。录音功能太可爱了，听到我声音就跑过去。', { images: [picture('feeder-meal', 'white', 'angle')] }),
  review('zh-6', 'feeder-meal', { colour: 'white', bowl: 'double' }, 4, 22, '双碗分得挺均匀，大颗粒的粮偶尔会多出一两粒，无伤大雅。'),
  review('zh-4', 'camera-lookout', { colour: 'white', resolution: '4k' }, 5, 9, '4K 画质没得说，狗子在阳台晒太阳毛都根根分明。自动追踪很灵，时间线功能每天必看。'),
  review('zh-3', 'camera-lookout', { colour: 'white', resolution: '2k' }, 4, 41, '画面清楚，夜视也够用。云台转动有一点点声音，猫会回头看，过几天就习惯了。'),
  review('zh-6', 'tracker-tag', { colour: 'black' }, 5, 11, '上周末在公园挣脱了绳子，开了寻宠模式五分钟就在湖边找到，救命神器！', { reply: '太好了，替修勾松一口气！出门前也别忘了检查扣具哦。' }),
  review('zh-4', 'tracker-tag', { colour: 'coral' }, 4, 28, '定位准，小区里误差三五米。续航实测 11 天，没到宣传的 14 天，但也够用了。'),
  review('zh-5', 'fountain-brook', { colour: 'blush' }, 5, 6, '终于不用拖着线了，放在落地窗边，阳光下喝水的样子太治愈。'),
  review('zh-1', 'fountain-steel', { size: '3-l' }, 5, 19, '全不锈钢，黑下巴真的好了。洗碗机直接洗，懒人福音。'),
  review('zh-2', 'fountain-mini', { colour: 'sand' }, 4, 25, '小巧可爱，放办公室给流浪猫喝。容量小，需要每两天加水。'),
  review('zh-6', 'fountain-tower', { colour: 'white' }, 5, 30, '金毛喝水像打仗，这个底座稳得住，终于不用拖地了。'),
  review('zh-4', 'fountain-travel', { colour: 'blue' }, 5, 14, '遛狗必带，喝不完的能流回去，不浪费水。密封很好，放包里没漏过。'),
  review('zh-3', 'feeder-cam', { colour: 'white' }, 4, 12, '能看到它吃饭的样子很安心。镜头位置略低，猫头有点大，哈哈。'),
  review('zh-5', 'feeder-wet', {}, 5, 17, '夏天放罐头也不怕坏了，制冷声音像小冰箱，可以接受。餐盘丢洗碗机，省心。'),
  review('zh-2', 'feeder-slow', { colour: 'mint' }, 5, 21, '以前吃完就吐，换了慢食碗之后一次都没吐过。'),
  review('zh-1', 'feeder-duo', { colour: 'white' }, 4, 36, '两只猫各吃各的，减肥那只终于瘦了半斤。机身比较宽，买前量好地方。'),
  review('zh-6', 'feeder-treat', { colour: 'white' }, 4, 52, '狗子现在听到电机声就疯狂摇尾巴。零食要选小一点的，大块会卡。'),
  review('zh-3', 'camera-mini', { colour: 'white' }, 5, 8, '百元内真香，磁吸贴在冰箱上正好看食盆。配网一分钟搞定。'),
  review('zh-4', 'tracker-collar', { colour: 'blue', size: 'm' }, 5, 13, '每天走了多少步一目了然，遛少了狗子都比我先发现，哈哈。'),
  review('zh-5', 'filter-carbon', { pack: '12' }, 5, 5, '一次囤一年的量，独立包装，日期新鲜。'),
  review('zh-1', 'descaler-tabs', { pack: '12' }, 4, 27, '北方水垢重，泡半小时真的干净了，有一点点酸味，多冲两遍就好。'),
  review('zh-2', 'mat-silicone', { colour: 'sage' }, 5, 16, '颜色高级，围边够高，狗子甩水也兜得住。'),
  review('zh-6', 'cable-usb-c', { length: '3-m' }, 2, 44, '线很结实，但 3 米偏硬，绕过沙发不太服帖。', { reply: '感谢反馈，编织外被用几天会软一些。如仍不合适，7 天内可以退换。' }),
];
