/** Messages for single fields that say more than the general VALIDATION one. */
export const fieldMessages = {
  'field.mobile.format': {
    zh: '手机号不正确',
    en: 'This mobile number is not correct',
    ja: '携帯電話番号が正しくありません',
    fr: 'Ce numéro de mobile n’est pas valide',
    de: 'Diese Handynummer ist ungültig',
    it: 'Il numero di cellulare non è corretto',
    es: 'El número de móvil no es correcto',
    ko: '휴대폰 번호가 올바르지 않습니다',
  },
  'field.email.format': {
    zh: '邮箱格式不正确',
    en: 'This e-mail address is not valid',
    ja: 'メールアドレスが正しくありません',
    fr: 'Cette adresse e-mail n’est pas valide',
    de: 'Diese E-Mail-Adresse ist ungültig',
    it: 'L’indirizzo e-mail non è corretto',
    es: 'La dirección de correo electrónico no es correcta',
    ko: '이메일 주소가 올바르지 않습니다',
  },
} as const;
