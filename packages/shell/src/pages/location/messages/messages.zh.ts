import type { TranslationOf } from '@pawlet/core/i18n';
import type { locationPagesTexts } from './messages.ts';

/** Chinese texts of the pages of places. */
export const zh: TranslationOf<typeof locationPagesTexts> = {
  'locationPages.myPosition': '我的位置',
  'locationPages.locating': '正在获取位置…',
  'locationPages.again': '重新定位',
  'locationPages.accuracy': '精度约 {{metres}} 米',
  'locationPages.use': '使用此位置',
  'locationPages.coordinates': '坐标',
  'locationPages.copyPlace': '位置',
  'locationPages.openMap': '在地图中打开',
  'locationPages.map': '位置地图',
  'locationPages.notFound': '无法显示该位置',
  'locationPages.pickHint': '点按地图可选择其他位置',
  'locationPages.lookingUp': '正在识别该位置所在地区…',
  'locationPages.knownStreet': '已识别到街道，请核对',
  'locationPages.knownDistrict': '已识别到区县，请核对并补充街道和门牌号',
  'locationPages.knownCity': '已识别到城市，请核对并补充其余信息',
  'locationPages.knownProvince': '已识别到省（州），请核对并补充其余信息',
  'locationPages.knownCountry': '只能识别国家或地区，请补充其余信息',
  'locationPages.nowhere': '该位置不属于任何国家或地区，可能在海上',
  'locationPages.notLookedUp': '无法识别该位置所在地区，请手动选择',
  'locationPages.isAbroad': '该位置不在中国大陆，请填写海外地址',
  'locationPages.isDomestic': '该位置在中国大陆，请填写国内地址',
  'locationPages.notOnEarth': '坐标无效，已改用您当前的位置',
};
