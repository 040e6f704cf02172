import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileHtml } from './hostile-html.fixtures.ts';
import { needsForm } from './form.ts';
import { paragraphsOf } from './paragraphs.ts';
import { richTextStrings } from './rich-text.strings.ts';
import { RichText } from './rich-text.tsx';
import { sanitise } from './sanitise.ts';

const escape = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (letter) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[letter] ?? '#39'};`,
  );

/** What people write, and what they should not. */
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[甲乙 a&;<>"'=/!\-[\]\\$#{}\n\r\t\0\u00a0\uFDD0]*$/),
  fc.constantFrom('style', '<base href="/">', '&lt;b&gt;', '-->', ']]>', '</title', '<!--', '$5', 'x\u202ey'),
);
const words = typed.map((text) => escape(text.replaceAll(/[\0\r\uFDD0]/g, '')));
const address = fc
  .tuple(fc.constantFrom('http', 'https'), fc.stringMatching(/^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/))
  .map(([scheme, rest]) => `${scheme}://${rest}`);
const link = fc
  .tuple(address, words)
  .map(([href, text]) => `<a href="${escape(href)}" rel="nofollow ugc noopener">${text}</a>`);
const comment = fc
  .array(fc.array(fc.oneof(words, words, link, fc.constant('<br>')), { maxLength: 4 }), {
    minLength: 1,
    maxLength: 2,
  })
  .map((paragraphs) => paragraphs.map((parts) => `<p>${parts.join('')}</p>`).join(''));

/** Put into a comment anywhere, or in the place of some of it. */
const intruder = fc.oneof(
  fc.constantFrom(
    '<p>',
    '</p>',
    '<br/>',
    '<BR>',
    '<p >',
    '<a>',
    '</a>',
    '<b>',
    '<script>1</script>',
    '<img src=x>',
  ),
  fc.constantFrom(
    '"',
    "'",
    '=',
    '>',
    '<',
    '&',
    '&#x3c;',
    '&lt',
    '&nbsp;',
    '\0',
    '\r',
    '\uFDD0',
    ' onclick="x"',
  ),
  fc.constantFrom('javascript:', 'https:', 'href="javascript:1"', ' rel=""', '--&gt;', ']]&gt;', '</style'),
  fc.constantFrom(
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<svg>',
    '<math>',
    '<template>',
    '<style>',
    '<base href="/x">',
  ),
  fc.constantFrom(...hostileHtml.map(({ html }) => html)),
  // Mostly such that what comes out may still be a comment.
  { arbitrary: words, weight: 5 },
);
const spoilt = fc
  .tuple(comment, fc.array(fc.tuple(fc.nat(), fc.nat(2), intruder), { minLength: 1, maxLength: 2 }))
  .map(([html, changes]) =>
    changes.reduce((text, [place, length, added]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + added + text.slice(at + length);
    }, html),
  );

/** As the sanitiser makes it, the long way. */
function sanitised(html: string) {
  const root = document.createElement('div');
  root.append(sanitise(html, { variant: 'comment', pictures: 'own', words: richTextStrings['zh-CN'] }));
  return root.innerHTML;
}

function drawn(html: string) {
  const { container, unmount } = render(<RichText html={html} variant="comment" />);
  const { innerHTML } = container.firstElementChild as Element;
  unmount();
  return innerHTML;
}

const isShort = (html: string) => paragraphsOf(html) !== null && !needsForm(html);

it('CB-05 all that our server writes is read the short way, and drawn as the sanitiser would', () => {
  fc.assert(
    fc.property(comment, (html) => {
      expect(paragraphsOf(html)).not.toBeNull();
      fc.pre(isShort(html));
      expect(drawn(html)).toBe(sanitised(html));
    }),
    { numRuns: 200 },
  );
});

it('CB-05 whatever is put into a comment, what is read the short way is what the sanitiser makes of it', () => {
  let shortWays = 0;
  fc.assert(
    fc.property(spoilt, (html) => {
      if (!isShort(html)) return;
      shortWays += 1;
      expect(drawn(html)).toBe(sanitised(html));
    }),
    { numRuns: 1500 },
  );
  // Else too little would have been compared: about every tenth is read the short way.
  expect(shortWays).toBeGreaterThan(80);
});

const linkTo = (attributes: string, text = '甲') => `<p><a ${attributes}>${text}</a></p>`;
const rel = 'rel="nofollow ugc noopener"';

it.each([
  linkTo(`href="javascript:alert(1)" ${rel}`),
  linkTo(`href="//spy.test" ${rel}`),
  linkTo(`href=" https://a.test" ${rel}`),
  linkTo(`href="HTTPS://a.test" ${rel}`),
  linkTo(`href="https://a.test"`),
  linkTo(`href="https://a.test" rel="opener"`),
  linkTo(`href="https://a.test" ${rel} onclick="x"`),
  linkTo(`href='https://a.test' ${rel}`),
  linkTo(`href="https://a.test/&quot;x" ${rel}`),
  linkTo(`href="https://a.test/--&gt;" ${rel}`),
  linkTo(`href="https://a.test/甲" ${rel}`),
  linkTo(`href="https://a.test/"b" ${rel}`),
  linkTo(`href="https://a.test/ b" ${rel}`),
  linkTo(`href="https://a.test/<b" ${rel}`),
  linkTo(`href="https://a.test" ${rel}`, '<b>甲</b>'),
  linkTo(`href="https://a.test" ${rel}`, '<a href="https://b.test">甲</a>'),
  `<p><a href="https://a.test" ${rel}>甲</p>`,
  '<p>甲</a></p>',
  '<p>甲\0</p>',
])('CB-05 leaves %j to the sanitiser', (html) => {
  expect(paragraphsOf(html)).toBeNull();
});
