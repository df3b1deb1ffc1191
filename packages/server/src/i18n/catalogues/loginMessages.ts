/** Texts of codes and log-in. */
export const loginMessages = {
  'code.text': {
    zh: '【Pawlet】您的验证码是 {{code}}，10 分钟内有效。请勿告诉他人。',
    en: 'Pawlet: your verification code is {{code}}. It is valid for 10 minutes. Do not share it.',
    ja: '【Pawlet】認証コードは {{code}} です。有効期限は10分です。他の人に教えないでください。',
    fr: 'Pawlet : votre code de vérification est {{code}}. Il est valable 10 minutes. Ne le communiquez à personne.',
    de: 'Pawlet: Dein Bestätigungscode lautet {{code}}. Er ist 10 Minuten gültig. Gib ihn nicht weiter.',
    it: 'Pawlet: il tuo codice di verifica è {{code}}. È valido per 10 minuti. Non condividerlo.',
    es: 'Pawlet: tu código de verificación es {{code}}. Es válido durante 10 minutos. No lo compartas.',
    ko: '[Pawlet] 인증번호는 {{code}}입니다. 10분간 유효하며 다른 사람에게 알려주지 마세요.',
  },
} as const;
