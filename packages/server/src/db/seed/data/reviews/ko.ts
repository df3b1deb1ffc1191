import { review } from './review.ts';
import { picture } from '../types.ts';
import type { SeedReview } from '../types.ts';

/** Reviews in Korean. */
export const reviews: readonly SeedReview[] = [
  review('ko-1', 'fountain-aura', { colour: 'white', capacity: '2-5-l' }, 5, 4, '첫날부터 잘 마셔요. 침실에 두어도 소리가 거의 안 들리고 상판만 빼서 씻으면 되니 편합니다.', { images: [picture('fountain-aura', 'white', 'angle')], reply: '예쁘게 써 주셔서 감사합니다. 필터는 한 달에 한 번 교체해 주세요!' }),
  review('ko-3', 'fountain-aura', { colour: 'sage', capacity: '3-2-l' }, 5, 17, '세이지 색이 사진보다 더 예뻐요. 세 마리가 이틀에 한 번 물 채우면 충분합니다.'),
  review('ko-6', 'fountain-aura', { colour: 'graphite', capacity: '2-5-l' }, 4, 33, '음수량 기록 덕분에 병원 상담할 때 도움이 됐어요. 앱 연결만 조금 헤맸습니다.'),
  review('ko-2', 'feeder-meal', { colour: 'white', bowl: 'single' }, 5, 8, '야근해도 밥 걱정이 없어요. 제 목소리 나오면 보리가 뛰어오는 게 CCTV에 찍혔네요.'),
  review('ko-4', 'feeder-meal', { colour: 'graphite', bowl: 'single' }, 4, 26, '양이 정확하고 눅눅해지지 않아요. 5 GHz 와이파이는 안 되니 참고하세요.', { reply: '소중한 리뷰 감사합니다. 2.4 GHz 연결 안내를 설명서에 더 자세히 넣었습니다.' }),
  review('ko-1', 'camera-lookout', { colour: 'black', resolution: '4k' }, 5, 10, '화질이 정말 선명하고 어두워도 컬러로 보여요. 퇴근길에 타임라인 보는 재미가 있습니다.'),
  review('ko-5', 'camera-lookout', { colour: 'white', resolution: '2k' }, 4, 36, '추적이 꽤 정확해요. 가끔 로봇청소기를 따라가는 건 애교로 봐줍니다.'),
  review('ko-5', 'tracker-tag', { colour: 'coral' }, 5, 12, '공원에서 줄을 놓쳤는데 찾기 모드로 금방 찾았어요. 정말 다행이었습니다.'),
  review('ko-2', 'tracker-tag', { colour: 'black' }, 3, 31, '위치는 정확한데 실시간으로 계속 켜 두면 배터리가 일주일을 못 갑니다.', { reply: '홈 비콘과 함께 쓰시면 집에서는 절전되어 훨씬 오래 사용하실 수 있습니다.' }),
  review('ko-3', 'fountain-brook', { colour: 'blush' }, 5, 6, '선이 없어서 거실 한가운데 둬도 깔끔해요. 색도 은은하고 예쁩니다.'),
  review('ko-6', 'fountain-steel', { size: '3-l' }, 5, 15, '턱드름이 싹 없어졌어요. 식기세척기에 넣을 수 있어서 최고입니다.'),
  review('ko-4', 'fountain-mini', { colour: 'sand' }, 4, 22, '원룸에 딱 맞는 크기예요. 여름엔 매일 채워 주고 있습니다.'),
  review('ko-2', 'fountain-travel', { colour: 'blue' }, 5, 11, '한 손으로 되고 남은 물도 다시 들어가서 산책 필수품이 됐어요.'),
  review('ko-1', 'feeder-cam', { colour: 'white' }, 5, 9, '회사에서 밥 먹는 모습 보는 게 하루의 낙입니다.'),
  review('ko-3', 'feeder-wet', {}, 4, 20, '여름에도 캔이 상하지 않아요. 생각보다 커서 자리를 조금 차지합니다.'),
  review('ko-6', 'feeder-slow', { colour: 'mint' }, 5, 28, '급하게 먹고 토하던 아이가 이제 천천히 먹어요.'),
  review('ko-4', 'feeder-duo', { colour: 'sage' }, 5, 24, '처방 사료와 일반 사료를 따로 줄 수 있어서 정말 편합니다.'),
  review('ko-5', 'camera-mini', { colour: 'white' }, 4, 16, '작고 저렴한데 화질도 괜찮아요. 냉장고에 붙여 두고 씁니다.'),
  review('ko-2', 'camera-twin', {}, 5, 19, '거실이랑 방을 한 화면에서 볼 수 있어서 좋아요. 케이블이 길어 설치도 쉬웠습니다.'),
  review('ko-5', 'tracker-collar', { colour: 'graphite', size: 's' }, 5, 13, '가볍고 튼튼해요. 산책량이 기록돼서 저도 더 걷게 됩니다.'),
  review('ko-1', 'tracker-cat', { colour: 'sand' }, 5, 7, '너무 가벼워서 바로 적응했어요. 탈출 냥이 키우면 꼭 사세요.'),
  review('ko-4', 'tracker-light', { colour: 'coral' }, 4, 25, '밤 산책 때 멀리서도 잘 보여요. 충전도 빠릅니다.'),
  review('ko-3', 'filter-carbon', { pack: '12' }, 5, 18, '낱개 포장이라 쟁여 두기 좋아요. 물맛이 좋은지 더 자주 마십니다.'),
  review('ko-6', 'mat-silicone', { colour: 'graphite' }, 5, 14, '물 흘려도 바닥으로 안 넘쳐요. 씻기도 편합니다.'),
  review('ko-2', 'bowl-steel', { size: '16-cm' }, 2, 45, '그릇 자체는 좋은데 배송 중에 살짝 찍혀서 왔어요.', { reply: '불편을 드려 죄송합니다. 주문번호를 알려 주시면 새 제품으로 보내 드리겠습니다.' }),
];
