/** What is wrong with an address, where nobody sees it by looking at the field. */
export const addressMessages = {
  'address.unknownState': {
    zh: '该国家或地区没有这个省/州，请检查后重新输入',
    en: 'There is no such state or province in this country. Please check it.',
    ja: 'この国・地域に該当する都道府県・州ではありません。内容をご確認ください',
    fr: 'Cet État ou cette province n’existe pas dans ce pays. Veuillez vérifier',
    de: 'Dieses Bundesland oder diese Provinz gibt es dort nicht. Bitte prüfe die Angabe',
    it: 'In questo Paese non esiste uno stato o una provincia con questo nome. Controlla',
    es: 'En este país no existe ese estado o provincia. Revísalo',
    ko: '이 국가에 없는 시/도 또는 주입니다. 다시 확인해 주세요',
  },
} as const;
