// Written by tooling/addresses/generate.ts: do not change it by hand.

/** Code, name, Latin name and the beginnings of the post codes of each state. */
export const states: readonly (readonly string[])[] = [
  ['TXG', '台中市', 'Taichung City', '4[0-3]'],
  ['TPE', '台北市', 'Taipei City', '1[01]'],
  ['TTT', '台東縣', 'Taitung County', '9[56]'],
  ['TNN', '台南市', 'Tainan City', '7[0-4]'],
  ['ILA', '宜蘭縣', 'Yilan County', '2[67]'],
  ['HUA', '花蓮縣', 'Hualien County', '9[78]'],
  ['金門縣', '金門縣', 'Kinmen County', '89'],
  ['NAN', '南投縣', 'Nantou County', '5[45]'],
  ['PIF', '屏東縣', 'Pingtung County', '9[0-4]'],
  ['MIA', '苗栗縣', 'Miaoli County', '3[56]'],
  ['TAO', '桃園市', 'Taoyuan City', '3[23]'],
  ['KHH', '高雄市', 'Kaohsiung City', '8[02-5]|81[1-579]'],
  ['KEE', '基隆市', 'Keelung City', '20[0-6]'],
  ['連江縣', '連江縣', 'Lienchiang County', '209|21[012]'],
  ['YUN', '雲林縣', 'Yunlin County', '6[3-5]'],
  ['NWT', '新北市', 'New Taipei City', '20[78]|2[2345]'],
  ['HSZ', '新竹市', 'Hsinchu City', '300'],
  ['HSQ', '新竹縣', 'Hsinchu County', '30[2-8]|31'],
  ['CYI', '嘉義市', 'Chiayi City', '600'],
  ['CYQ', '嘉義縣', 'Chiayi County', '60[1-9]|6[12]'],
  ['CHA', '彰化縣', 'Changhua County', '5[0123]'],
  ['PEN', '澎湖縣', 'Penghu County', '88'],
];
