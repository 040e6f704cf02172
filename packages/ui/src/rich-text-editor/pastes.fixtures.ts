/** One thing that people copy, and what must be there after it was pasted. */
export interface Paste {
  name: string;
  html: string;
  /** All of its words, in order, without spaces, numbers of lists and names of pictures. */
  words: string;
  /** What the words must stand in. */
  shape: string;
}

/** How one program writes what it copies. */
interface Dialect {
  name: string;
  paragraph: (inner: string) => string;
  strong: (inner: string) => string;
  emphasis: (inner: string) => string;
  heading: (inner: string) => string;
  list: (items: readonly string[], isOrdered: boolean) => string;
  table: (rows: readonly (readonly string[])[]) => string;
  link: (inner: string) => string;
  code: (lines: readonly string[]) => string;
  picture: (source: string) => string;
  quote: (inner: string) => string;
  /** Around all of it. */
  whole: (inner: string) => string;
}

const wordStyle = `style='mso-margin-top-alt:auto;font-family:"微软雅黑",sans-serif;color:#333;mso-ansi-language:ZH-CN'`;

const word = (name: string, extra: string): Dialect => ({
  name,
  paragraph: (inner) =>
    `<p class=MsoNormal ${wordStyle}><span lang=EN-US ${extra}>${inner}<o:p></o:p></span></p>`,
  strong: (inner) =>
    `<b style='mso-bidi-font-weight:normal'><span style='font-size:12.0pt'>${inner}</span></b>`,
  emphasis: (inner) => `<i style='mso-bidi-font-style:normal'>${inner}</i>`,
  heading: (inner) => `<h1 style='margin:17pt 0cm'><span style='font-family:宋体'>${inner}</span></h1>`,
  list: (items, isOrdered) =>
    items
      .map(
        (item, index) =>
          `<p class=MsoListParagraph style='margin-left:21.0pt;text-indent:-21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Wingdings;mso-fareast-font-family:Wingdings'><span style='mso-list:Ignore'>${isOrdered ? `${index + 1}.` : '·'}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span style='font-family:宋体'>${item}<o:p></o:p></span></p>`,
      )
      .join('\n'),
  table: (rows) =>
    `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>${rows
      .map(
        (row) =>
          `<tr style='mso-yfti-irow:0'>${row.map((cell) => `<td width=184 valign=top style='width:138.3pt;border:solid windowtext 1.0pt'><p class=MsoNormal><span lang=EN-US>${cell}<o:p></o:p></span></p></td>`).join('')}</tr>`,
      )
      .join('')}</table>`,
  link: (inner) =>
    `<a href="https://example.com/a?b=1&amp;c=2" onclick="track(this)" style='text-decoration:none'>${inner}</a>`,
  code: (lines) => `<pre style='background:#EEE'>${lines.join('\n')}</pre>`,
  picture: (source) =>
    `<p class=MsoNormal><span><!--[if gte vml 1]><v:shape id="图片_x0020_1" style='width:100pt'></v:shape><![endif]--><![if !vml]><img width=64 height=48 src="${source}" v:shapes="图片_x0020_1"><![endif]></span></p>`,
  quote: (inner) => `<blockquote style='margin-left:36pt'><p class=MsoNormal>${inner}</p></blockquote>`,
  whole: (inner) =>
    `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Users/a/clip_filelist.xml"><style><!-- p.MsoNormal {margin:0cm} @page WordSection1 {size:595.3pt 841.9pt} --></style></head><body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->${inner}<!--EndFragment--></body></html>`,
});

const spanned = (style: string) => (inner: string) => `<span style="${style}">${inner}</span>`;
const cells = (tag: string, style: string) => (rows: readonly (readonly string[])[]) =>
  `<table style="${style}"><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<${tag} style="${style}">${cell}</${tag}>`).join('')}</tr>`).join('')}</tbody></table>`;
const listed = (style: string) => (items: readonly string[], isOrdered: boolean) =>
  `<${isOrdered ? 'ol' : 'ul'} style="${style}">${items.map((item) => `<li style="${style}">${item}</li>`).join('')}</${isOrdered ? 'ol' : 'ul'}>`;

const web: Dialect = {
  name: 'web page',
  paragraph: (inner) =>
    `<p style="color: rgb(51, 51, 51); font-size: 16px;" onmouseover="hint()">${inner}</p>`,
  strong: (inner) => `<strong style="font-weight: 600">${inner}</strong>`,
  emphasis: (inner) => `<em style="box-sizing: border-box;">${inner}</em>`,
  heading: (inner) => `<h2 id="a" style="margin: 0px">${inner}</h2>`,
  list: listed('margin: 0px; padding: 0px;'),
  table: cells('td', 'border: 1px solid rgb(204, 204, 204);'),
  link: (inner) =>
    `<a href="https://example.com/" target="_blank" rel="nofollow" style="color: blue">${inner}</a>`,
  code: (lines) =>
    `<pre class="prettyprint" style="overflow: auto"><code class="language-js hljs">${lines.map((line) => `<span class="hljs-keyword" style="color:red">${line}</span>`).join('\n')}</code></pre>`,
  picture: (source) =>
    `<p><img src="${source}" srcset="/large.png 2x" style="width: 100%" onerror="gone(this)"></p>`,
  quote: (inner) => `<blockquote style="border-left: 4px solid"><p>${inner}</p></blockquote>`,
  whole: (inner) => `<meta charset='utf-8'><!--StartFragment-->${inner}<!--EndFragment-->`,
};

const dialects: Dialect[] = [
  word('Word', `style='font-family:宋体'`),
  {
    ...word('WPS', `style="mso-spacerun:'yes';font-family:宋体;font-size:10.5000pt;"`),
    strong: (inner) =>
      `<b><span class="15" style="font-family:宋体;mso-ascii-font-family:Calibri;">${inner}</span></b>`,
  },
  web,
  {
    ...web,
    name: 'Google Docs',
    paragraph: (inner) =>
      `<p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;">${inner}</span></p>`,
    strong: spanned('font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;'),
    emphasis: spanned('font-size:11pt;font-weight:400;font-style:italic;'),
    list: (items, isOrdered) =>
      `<${isOrdered ? 'ol' : 'ul'} style="margin-top:0;">${items.map((item) => `<li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">${item}</span></p></li>`).join('')}</${isOrdered ? 'ol' : 'ul'}>`,
    table: (rows) =>
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup><col width="10"><col width="20"></colgroup><tbody>${rows.map((row) => `<tr style="height:0pt">${row.map((cell) => `<td style="border-left:solid #000 1pt;"><p dir="ltr"><span style="font-weight:400">${cell}</span></p></td>`).join('')}</tr>`).join('')}</tbody></table></div>`,
    whole: (inner) =>
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b">${inner}</b><br class="Apple-interchange-newline">`,
  },
  {
    ...web,
    name: '知乎',
    paragraph: (inner) => `<p data-pid="x1" style="margin: 1.4em 0px;">${inner}</p>`,
    strong: (inner) => `<b style="font-weight: 600;">${inner}</b>`,
    heading: (inner) => `<h2 style="font-weight: 600;">${inner}</h2>`,
    link: (inner) =>
      `<a href="https://link.zhihu.com/?target=https%3A//example.com/" class=" external" target="_blank" rel="nofollow noreferrer" data-za-detail-view-id="1043">${inner}</a>`,
    code: (lines) =>
      `<div class="highlight"><pre style="overflow:auto"><code class="language-python"><span></span>${lines.map((line) => `<span class="n" style="color:#000">${line}</span>`).join('\n')}</code></pre></div>`,
    picture: (source) =>
      `<figure data-size="normal" style="margin: 1em 0"><noscript><img src="https://pic1.zhimg.com/v2.jpg"/></noscript><img src="data:image/svg+xml;utf8,&lt;svg xmlns='http://www.w3.org/2000/svg' width='640' height='480'&gt;&lt;/svg&gt;" data-original="${source}" class="origin_image zh-lightbox-thumb lazy" width="640" style="opacity:1"></figure>`,
  },
  {
    ...web,
    name: '公众号',
    paragraph: (inner) =>
      `<section style="margin: 0px 8px; line-height: 1.75em;"><span style="font-size: 15px; color: rgb(63, 63, 63); letter-spacing: 1px;">${inner}</span></section>`,
    strong: (inner) => `<strong style="max-width: 100%;">${inner}</strong>`,
    heading: (inner) =>
      `<section data-tools="135编辑器" data-id="1"><h2 style="text-align:center">${inner}</h2></section>`,
    code: (lines) =>
      `<section class="code-snippet__fix code-snippet__js"><ul class="code-snippet__line-index code-snippet__js">${lines.map(() => '<li></li>').join('')}</ul><pre class="code-snippet__js" data-lang="javascript">${lines.map((line) => `<code><span class="code-snippet_outer">${line}</span></code>`).join('')}</pre></section>`,
    picture: (source) =>
      `<section style="text-align: center;"><img class="rich_pages wxw-img" data-src="${source}" data-ratio="0.6" data-type="png" style="height: auto !important;"></section>`,
    quote: (inner) =>
      `<blockquote class="js_blockquote_wrap" data-type="2"><section class="js_blockquote_digest"><section>${inner}</section></section></blockquote>`,
  },
  {
    ...web,
    name: '飞书',
    paragraph: (inner) =>
      `<div data-page-id="x" style="white-space: pre;" class="ace-line ace-line old-record-id-1">${inner}</div>`,
    strong: (inner) => `<strong>${inner}</strong>`,
    whole: (inner) =>
      `<meta charset='utf-8'><div data-zone-id="0" data-line-index="0" style="user-select: text">${inner}</div><span data-lark-record-data="{&quot;isCut&quot;:false}" data-lark-record-format="docx/record" class="lark-record-clipboard"></span>`,
  },
  {
    ...web,
    name: 'mail',
    paragraph: (inner) =>
      `<div style="font-family: 微软雅黑"><font color="#000000" size="3">${inner}</font></div>`,
    strong: (inner) => `<b>${inner}</b>`,
    emphasis: (inner) => `<i>${inner}</i>`,
    table: (rows) =>
      `<table bgcolor="#eee" width="600" onload="x()"><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td align="center"><center>${cell}</center></td>`).join('')}</tr>`).join('')}</tbody></table>`,
    whole: (inner) =>
      `<base href="https://mail.example.com/"><div style="line-height:1.7">${inner}</div><style>.x{color:red}</style>`,
  },
  {
    ...web,
    name: 'our own page',
    paragraph: (inner) => `<p>${inner}</p>`,
    strong: (inner) => `<strong>${inner}</strong>`,
    emphasis: (inner) => `<em>${inner}</em>`,
    heading: (inner) => `<h2>${inner}</h2>`,
    link: (inner) =>
      `<a href="https://example.com/" rel="noopener nofollow ugc" target="_blank">${inner}</a>`,
    table: (rows) =>
      `<div data-part="table" tabindex="0" role="group" aria-label="表格">${cells('td', '')(rows).replaceAll(' style=""', '')}</div>`,
    code: (lines) =>
      `<div data-part="code" style="border:1px solid"><div data-part="code-top"><span data-part="code-language">TypeScript</span><span data-part="copy-result" role="status"></span><button data-part="copy-code" type="button">复制</button></div><pre tabindex="0" role="group" aria-label="TypeScript代码"><code data-language="ts">${lines.map((line) => `<span data-token="kwd">${line}</span>`).join('\n')}</code></pre></div>`,
    picture: (source) =>
      `<figure><button type="button" data-part="enlarge" aria-label="放大图片"><img src="${source}" alt="" loading="lazy" decoding="async" data-part="unsized-picture"></button></figure>`,
    whole: (inner) =>
      `<meta charset='utf-8'><div data-component="rich-text" data-variant="article" class="a b" style="font: 16px sans-serif">${inner}</div>`,
  },
  {
    ...web,
    name: 'Excel, LibreOffice',
    paragraph: (inner) =>
      `<p style="margin-bottom: 0cm" align="justify"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt"><span lang="zh-CN">${inner}</span></font></font></p>`,
    strong: (inner) => `<b>${inner}</b>`,
    emphasis: (inner) => `<i>${inner}</i>`,
    table: (rows) =>
      `<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse: collapse;width:96pt'><colgroup><col width=64 span=2 style='width:48pt'></colgroup>${rows.map((row) => `<tr height=20 style='height:15.0pt'>${row.map((cell) => `<td height=20 class=xl65 style='height:15.0pt'>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
  },
];

const rows = [
  ['词', '文中', '今天'],
  ['妻子', '妻子和儿女', '配偶'],
];
const lines = ['const a = 1;', 'return a;'];

const contents: [name: string, shape: string, words: string, write: (to: Dialect) => string][] = [
  [
    'words',
    'p',
    '学而时习之，不亦说乎？有朋自远方来。',
    (to) => to.paragraph('学而时习之，不亦说乎？') + to.paragraph('有朋自远方来。'),
  ],
  ['strong words', 'strong', '林尽水源便得一山', (to) => to.paragraph(`林尽水源${to.strong('便得')}一山`)],
  [
    'emphasised words',
    'em',
    '山有小口仿佛若有光',
    (to) => to.paragraph(`山有小口${to.emphasis('仿佛')}若有光`),
  ],
  ['a heading', 'h2', '一、结构全文分三段', (to) => to.heading('一、结构') + to.paragraph('全文分三段')],
  ['a list', 'ul > li', '发现游历再寻', (to) => to.list(['发现', '游历', '再寻'], false)],
  ['a numbered list', 'ol > li', '先数字再排序', (to) => to.list(['先数字', '再排序'], true)],
  ['a table', 'table td', '词文中今天妻子妻子和儿女配偶', (to) => to.table(rows)],
  ['a link', 'a[href]', '参见导读全文', (to) => to.paragraph(`参见${to.link('导读')}全文`)],
  ['a program', 'pre', '程序consta=1;returna;', (to) => to.paragraph('程序') + to.code(lines)],
  [
    'a picture',
    'img[src="/media/hill.png"]',
    '图前图后',
    (to) => to.paragraph('图前') + to.picture('/media/hill.png') + to.paragraph('图后'),
  ],
  [
    'a quotation',
    'blockquote',
    '《论语》温故而知新，可以为师矣。',
    (to) => to.paragraph('《论语》') + to.quote('温故而知新，可以为师矣。'),
  ],
  [
    'words about style= and onclick=',
    'p',
    'style="a"与onclick=b、<base>是文字',
    (to) => to.paragraph('style="a" 与 onclick=b、&lt;base&gt; 是文字'),
  ],
];

const oneEach: Paste[] = [
  {
    name: 'a formula of 知乎',
    html: '<p style="x:y">质能 <span class="ztext-math" data-eeimg="1" data-tex="E=mc^2"><img src="https://www.zhihu.com/equation?tex=E%3Dmc%5E2" alt="E=mc^2"></span></p>',
    words: '质能\\(E=mc^2\\)',
    shape: 'p',
  },
  {
    name: 'a formula of our own page',
    html: '<p>面积 <span data-part="formula" data-state="drawn"><math style="display:inline"><semantics><mrow><mi>a</mi><mi>b</mi></mrow><annotation encoding="application/x-tex">ab</annotation></semantics></math></span></p>',
    words: '面积\\(ab\\)',
    shape: 'p',
  },
  {
    name: 'a formula of KaTeX',
    html: '<p>和 <span class="katex-display"><span class="katex"><span class="katex-mathml"><math><semantics><mi>s</mi><annotation encoding="application/x-tex">s=1</annotation></semantics></math></span><span class="katex-html" aria-hidden="true" style="height:1em">s=1</span></span></span></p>',
    words: '和$$s=1$$',
    shape: 'p',
  },
  {
    name: 'VS Code',
    html: `<meta charset='utf-8'><div style="color: #cccccc;background-color: #1f1f1f;font-family: 'Droid Sans Mono', 'monospace', monospace;white-space: pre;"><div><span style="color: #c586c0;">if</span> (a)</div><div>  b();</div></div>`,
    words: 'if(a)b();',
    shape: 'pre',
  },
  { name: 'words alone', html: '只有文字', words: '只有文字', shape: 'p' },
];

/** What people paste: a hundred and more. */
export const pastes: Paste[] = [
  ...dialects.flatMap((to) =>
    contents.map(([name, shape, words, write]) => ({
      name: `${name} from ${to.name}`,
      html: to.whole(write(to)),
      words: words.replaceAll(' ', ''),
      shape,
    })),
  ),
  ...oneEach,
];
