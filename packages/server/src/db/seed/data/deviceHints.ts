import type { SeedDeviceHint } from './types.ts';

/** How to find the label of a device and tell its hardware version. */
export const deviceHints: readonly SeedDeviceHint[] = [
  {
    key: 'label',
    text: { zh: '设备标签贴在机身底部，翻过来即可看到型号和序列号。', en: 'The label is on the bottom: turn the device over to see the model and the serial number.', ja: 'ラベルは本体の底面にあります。裏返すと型番とシリアル番号を確認できます。', fr: 'L’étiquette est sous l’appareil : retournez-le pour lire le modèle et le numéro de série.', de: 'Das Etikett klebt auf der Unterseite: Dreh das Gerät um, dann siehst du Modell und Seriennummer.', it: 'L’etichetta è sul fondo: capovolgi il dispositivo per leggere modello e numero di serie.', es: 'La etiqueta está en la base: dale la vuelta al aparato para ver el modelo y el número de serie.', ko: '라벨은 기기 바닥에 있습니다. 기기를 뒤집으면 모델명과 일련번호를 볼 수 있습니다.' },
  },
  {
    key: 'version2',
    text: { zh: '标签上印有 v1.1，或序列号第 9、10 位是 D7，即为第二代硬件。', en: 'It is hardware version two if the label says v1.1, or if characters 9 and 10 of the serial number are D7.', ja: 'ラベルに v1.1 とある場合、またはシリアル番号の9～10文字目が D7 の場合は、ハードウェア第2世代です。', fr: 'Il s’agit de la version 2 si l’étiquette porte v1.1, ou si les 9e et 10e caractères du numéro de série sont D7.', de: 'Es ist Hardware-Version 2, wenn auf dem Etikett v1.1 steht oder das 9. und 10. Zeichen der Seriennummer D7 sind.', it: 'È la versione hardware 2 se l’etichetta riporta v1.1 o se il 9º e il 10º carattere del numero di serie sono D7.', es: 'Es la versión 2 si en la etiqueta pone v1.1 o si los caracteres 9 y 10 del número de serie son D7.', ko: '라벨에 v1.1이라고 적혀 있거나 일련번호의 9~10번째 글자가 D7이면 2세대 하드웨어입니다.' },
  },
  {
    key: 'version1',
    text: { zh: '其他情况均为第一代硬件，滤芯与水泵请选择第一代配件。', en: 'Everything else is version one: choose filters and pumps for version one.', ja: 'それ以外は第1世代です。フィルターとポンプは第1世代用をお選びください。', fr: 'Dans tous les autres cas, c’est la version 1 : choisissez les filtres et pompes correspondants.', de: 'Alles andere ist Version 1: Nimm dann Filter und Pumpen für Version 1.', it: 'In tutti gli altri casi è la versione 1: scegli filtri e pompe per la versione 1.', es: 'En los demás casos es la versión 1: elige filtros y bombas para la versión 1.', ko: '그 밖의 경우는 1세대입니다. 필터와 펌프는 1세대용을 선택하세요.' },
  },
];
