import { overseas, person } from './person.ts';
import type { SeedPerson } from '../types.ts';

/** Demo shoppers who write Korean. */
export const people: readonly SeedPerson[] = [
  person('ko', 1, '치즈집사', '김', '서연', '82', '1000000001', overseas('KOR', '서울특별시', '마포구', '연남로 45, 302호', '03983')),
  person('ko', 2, '보리누나', '박', '지훈', '82', '1000000002', overseas('KOR', '경기도', '성남시 분당구', '정자일로 120, 1204호', '13561')),
  person('ko', 3, '고양이셋', '이', '하은', '82', '1000000003', overseas('KOR', '부산광역시', '해운대구', '좌동로 88, 501호', '48093')),
  person('ko', 4, '초코아빠', '최', '민재', '82', '1000000004', overseas('KOR', '대전광역시', '유성구', '대학로 23', '34141')),
  person('ko', 5, '산책요정', '정', '수빈', '82', '1000000005', overseas('KOR', '인천광역시', '연수구', '송도과학로 70, 2103호', '21984')),
  person('ko', 6, '두부와 콩', '한', '도윤', '82', '1000000006', overseas('KOR', '광주광역시', '서구', '상무대로 310', '61949')),
];
