import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it.each([
  ['<p>One</p><p>two</p>', 'One two'],
  ['<ul><li><strong>D7</strong>, at <em>the</em> 9th</li>\n<li>v1.1</li></ul>', 'D7, at the 9th v1.1'],
  [
    'Fish &amp; chips&nbsp;&lt;b&gt; &#233;&#x4e2d; &eacute; &#9999999;',
    'Fish & chips <b> é中 &eacute; &#9999999;',
  ],
  ['Look: <img src="a.png" alt="the label">here', 'Look: here'],
  ['<p></p>', ''],
])('converts %j to %j', (html, words) => {
  expect(plainText(html)).toBe(words);
});
