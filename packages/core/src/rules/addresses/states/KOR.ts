// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['42', '강원특별자치도', 'Gangwon-do', '2[456]\\d{2}'],
  ['41', '경기도', 'Gyeonggi-do', '1[0-8]\\d{2}'],
  ['48', '경상남도', 'Gyeongsangnam-do', '5[0-3]\\d{2}'],
  ['47', '경상북도', 'Gyeongsangbuk-do', '(?:3[6-9]|40)\\d{2}'],
  ['29', '광주광역시', 'Gwangju', '6[12]\\d{2}'],
  ['27', '대구광역시', 'Daegu', '4[123]\\d{2}'],
  ['30', '대전광역시', 'Daejeon', '3[45]\\d{2}'],
  ['26', '부산광역시', 'Busan', '4[6-9]\\d{2}'],
  ['11', '서울특별시', 'Seoul', '0[1-8]\\d{2}'],
  ['50', '세종특별자치시', 'Sejong', '30[01]\\d'],
  ['31', '울산광역시', 'Ulsan', '4[45]\\d{2}'],
  ['28', '인천광역시', 'Incheon', '2[1-3]\\d{2}'],
  ['46', '전라남도', 'Jeollanam-do', '5[7-9]\\d{2}'],
  ['45', '전북특별자치도', 'Jeollabuk-do', '5[4-6]\\d{2}'],
  ['49', '제주특별자치도', 'Jeju-do', '63[0-356]\\d'],
  ['44', '충청남도', 'Chungcheongnam-do', '3[1-3]\\d{2}'],
  ['43', '충청북도', 'Chungcheongbuk-do', '2[789]\\d{2}'],
];
