import { expect, it } from 'vitest';
import { questionTitle } from './question-title.ts';

it.each([
  [{ content: '<p>1 + 1 = <strong>?</strong></p>' }, '1 + 1 = ?'],
  [{ content: '<p>a &lt; b &amp;&amp; c</p><p>第二段</p>' }, 'a < b && c 第二段'],
  [{ content: '<p><img src="/a.png"></p>' }, ''],
  [{ content: `<p>${'字'.repeat(31)}</p>` }, `${'字'.repeat(30)}…`],
  [{}, ''],
  [null, ''],
])('%j is named “%s”', (question, title) => {
  expect(questionTitle(question)).toBe(title);
});
