import type { TranslationOf } from '@pawlet/core/i18n';
import type { locationPagesTexts } from './messages.ts';

/** Korean texts of the pages of places. */
export const ko: TranslationOf<typeof locationPagesTexts> = {
  'locationPages.myPosition': '내 위치',
  'locationPages.locating': '위치를 확인하는 중…',
  'locationPages.again': '다시 찾기',
  'locationPages.accuracy': '오차 약 {{metres}}m',
  'locationPages.use': '이 위치 사용',
  'locationPages.coordinates': '좌표',
  'locationPages.copyPlace': '위치',
  'locationPages.openMap': '지도에서 열기',
  'locationPages.map': '위치 지도',
  'locationPages.notFound': '이 위치를 표시할 수 없습니다',
  'locationPages.pickHint': '지도를 눌러 다른 위치를 선택할 수 있습니다',
  'locationPages.lookingUp': '이 위치의 지역을 찾는 중…',
  'locationPages.knownStreet': '도로명까지 확인했습니다. 맞는지 확인해 주세요.',
  'locationPages.knownDistrict': '구·현까지 확인했습니다. 맞는지 확인하고 상세 주소를 입력해 주세요.',
  'locationPages.knownCity': '도시까지 확인했습니다. 맞는지 확인하고 나머지를 입력해 주세요.',
  'locationPages.knownProvince': '성·주까지 확인했습니다. 맞는지 확인하고 나머지를 입력해 주세요.',
  'locationPages.knownCountry': '국가 또는 지역만 확인했습니다. 나머지를 입력해 주세요.',
  'locationPages.nowhere': '이 위치에는 국가나 지역이 없습니다. 바다 위일 수 있습니다.',
  'locationPages.notLookedUp': '이 위치의 지역을 찾지 못했습니다. 직접 선택해 주세요.',
  'locationPages.isAbroad': '이 위치는 중국 본토 밖입니다. 해외 주소 양식을 이용해 주세요.',
  'locationPages.isDomestic': '이 위치는 중국 본토입니다. 국내 주소 양식을 이용해 주세요.',
  'locationPages.notOnEarth': '존재하지 않는 좌표이므로 현재 위치를 사용합니다.',
};
