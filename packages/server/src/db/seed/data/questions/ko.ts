import { buyer, other, question } from './question.ts';
import type { SeedQuestion } from '../types.ts';

/** Questions in Korean. */
export const questions: readonly SeedQuestion[] = [
  question('ko-4', 'fountain-aura', 6, '밤에 시끄럽지 않나요? 잠귀가 밝은 편이에요.', buyer('ko-1', '거의 안 들려요. 물이 적어지면 살짝 물소리가 나는 정도입니다.'), buyer('ko-3', '침대 옆에 두고 쓰는데 괜찮아요.')),
  question('ko-2', 'fountain-aura', 14, '2.5 L와 3.2 L 필터가 같은가요?', buyer('ko-6', '네, 같은 활성탄 필터를 씁니다.')),
  question('ko-3', 'feeder-meal', 10, '정전되면 어떻게 되나요?', buyer('ko-2', '건전지 3개 넣어 두면 예정대로 나옵니다. 건전지는 따로 사야 해요.')),
  question('ko-5', 'feeder-meal', 20, '알갱이가 큰 사료도 되나요?', buyer('ko-4', '12 mm까지는 괜찮고 더 크면 걸릴 수 있어요.')),
  question('ko-6', 'camera-lookout', 9, '클라우드 이용권이 꼭 있어야 영상을 볼 수 있나요?', buyer('ko-1', '아니요, microSD 카드만 있어도 다시 볼 수 있습니다.')),
  question('ko-1', 'tracker-tag', 15, '1년 뒤 통신비는 어떻게 되나요?', buyer('ko-5', '앱에서 갱신하는데 연간이 월간보다 저렴해요.')),
  question('ko-4', 'tracker-collar', 18, '목둘레 37 cm면 어떤 사이즈인가요?', buyer('ko-5', 'M이요. 34~48 cm라 손가락 두 개 여유가 딱 맞아요.'), other('ko-2', '저희도 M 쓰고 있습니다.')),
  question('ko-6', 'fountain-brook', 7, '충전하면서 써도 되나요?', buyer('ko-3', '네, 케이블을 꽂은 채로도 계속 사용할 수 있습니다.')),
];
