import { escapeHtml } from '../../http/escapeHtml.ts';
import { toDocumentLanguage, type Language } from '../../i18n/language.ts';
import { moneyText } from '../../i18n/moneyText.ts';
import { translate } from '../../i18n/translate.ts';
import type { WalletChoice, WalletPayment } from './walletBooks.ts';

const buttonOrder: readonly WalletChoice[] = ['success', 'delay', 'failure', 'cancel'];
const resultKeys = { success: 'wasSuccess', failure: 'wasFailure', cancel: 'wasCancel' } as const;

type Brand = 'wechat' | 'alipay' | 'pingpong';

function getBrand({ brand }: WalletPayment): Brand {
  return brand === 'alipay' || brand === 'pingpong' ? brand : 'wechat';
}

function layout(language: Language, brand: Brand, body: string): string {
  const name = escapeHtml(translate(language, `payment.name.${brand}`));
  return `<!doctype html>
<html lang="${toDocumentLanguage(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name}</title>
<link rel="stylesheet" href="/demo/wallet.css">
</head>
<body class="${brand}">
<header><span class="mark" aria-hidden="true"></span><h1>${name}</h1></header>
<main>${body}</main>
<footer>${escapeHtml(translate(language, 'wallet.test'))}</footer>
</body>
</html>
`;
}

/** The wallet page of a payment: four buttons, or the result. */
export function walletPage(row: WalletPayment, language: Language, shop: string): string {
  const amount = `<p class="amount">${escapeHtml(moneyText(row.amount, row.currency, language))}</p>`;
  const order = `<dl><dt>${translate(language, 'wallet.order')}</dt><dd>${escapeHtml(row.orderSn)}</dd></dl>`;
  if (row.result === null) {
    const buttons = buttonOrder
      .map(
        (choice) =>
          `<button name="result" value="${choice}">${escapeHtml(translate(language, `wallet.${choice}`))}</button>`,
      )
      .join('\n');
    const title = `<p class="to">${escapeHtml(translate(language, 'wallet.payTo', { shop }))}</p>`;
    return layout(language, getBrand(row), `${title}${amount}${order}<form method="post">${buttons}</form>`);
  }
  const done = `<p class="result ${row.result}">${escapeHtml(translate(language, `wallet.${resultKeys[row.result]}`))}</p>`;
  const back =
    row.returnUrl === ''
      ? `<p class="hint">${escapeHtml(translate(language, 'wallet.close'))}</p>`
      : `<a class="back" href="${escapeHtml(row.returnUrl)}">${escapeHtml(translate(language, 'wallet.back'))}</a>`;
  return layout(language, getBrand(row), `${done}${amount}${order}${back}`);
}

/** The page for an unknown payment. */
export function missingPage(language: Language): string {
  return layout(
    language,
    'wechat',
    `<p class="result failure">${escapeHtml(translate(language, 'wallet.missing'))}</p>`,
  );
}
