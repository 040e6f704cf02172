import { formulaSource } from './formula-source.ts';

/** What a browser gives a line of its own, and the sanitiser knows nothing of. */
const boxes =
  'section, article, main, header, footer, aside, nav, address, center, details, summary, fieldset, form, hgroup, dialog, legend';

/** Old names of what the sanitiser knows. */
const otherNames: Record<string, string> = { strike: 's', tt: 'code', menu: 'ul', dir: 'ul', font: 'span' };

/** Shapes in which other programs and pages, and our own, put what the sanitiser would not recognise. */
export function readShapes(root: Element) {
  const each = (selector: string, change: (element: Element) => void) => {
    for (const element of root.querySelectorAll(selector)) if (root.contains(element)) change(element);
  };
  // What the reader's page has added to a text.
  each('[data-part="code-top"], [data-part="not-enlarged"], .Apple-interchange-newline', (element) =>
    element.remove(),
  );
  each(
    '[data-language]',
    (code) => (code.className = `language-${code.getAttribute('data-language') ?? ''}`),
  );
  // Numbers of lines beside code.
  each('.code-snippet__line-index, .hljs-ln-numbers, .linenos', (element) => element.remove());
  each('pre[data-lang]', (code) => code.classList.add(`language-${code.getAttribute('data-lang') ?? ''}`));
  each('pre', splitCodeLines);
  readFormulas(each);
  each('img', findSource);
  each('a[href]', (link) => {
    const target = /^https?:\/\/link\.(?:zhihu|juejin)\.c(?:om|n)\/?\?target=([^&]+)/.exec(
      link.getAttribute('href') ?? '',
    );
    if (target?.[1]) link.setAttribute('href', decoded(target[1]));
  });
  each(boxes, (element) => rename(element, 'div'));
  for (const [from, to] of Object.entries(otherNames)) each(from, (element) => rename(element, to));
}

function rename(element: Element, tag: string) {
  const other = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) if (name === 'class') other.className = value;
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function decoded(address: string) {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** A page that loads its pictures late keeps their address elsewhere. */
function findSource(picture: Element) {
  const source = picture.getAttribute('src') ?? '';
  if (source !== '' && !/^data:image\/svg/i.test(source)) return;
  for (const name of ['data-original', 'data-actualsrc', 'data-src', 'data-lazy-src']) {
    const late = picture.getAttribute(name);
    if (!late) continue;
    picture.setAttribute('src', late);
    return;
  }
}

/** One `code` for each line of a program. */
function splitCodeLines(pre: Element) {
  const lines = pre.querySelectorAll(':scope > code');
  if (lines.length > 1) for (const line of [...lines].slice(1)) line.before('\n');
}

function readFormulas(each: (selector: string, change: (element: Element) => void) => void) {
  const write = (element: Element, tex: string | null | undefined, isBlock: boolean) => {
    const source = tex ? formulaSource(tex, isBlock) : null;
    element.replaceWith(source ?? element.textContent ?? '');
  };
  const annotation = (element: Element) =>
    element.querySelector('annotation[encoding="application/x-tex"]')?.textContent;
  each('.katex-display', (element) => write(element, annotation(element), true));
  each('.katex', (element) => write(element, annotation(element), false));
  each('math', (element) => write(element, annotation(element), element.getAttribute('display') === 'block'));
  each('script[type^="math/tex"]', (element) =>
    write(element, element.textContent, /mode=display/.test(element.getAttribute('type') ?? '')),
  );
  each('.MathJax, .MathJax_Preview, .MathJax_Display, mjx-container', (element) => element.remove());
  each('.ztext-math[data-tex]', (element) => write(element, element.getAttribute('data-tex'), false));
  each('img[eeimg][alt], img[data-formula][alt]', (element) =>
    write(element, element.getAttribute('alt'), false),
  );
}
