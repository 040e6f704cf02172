import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from './sanitise-html.ts';

describe('what is stored of HTML', () => {
  it.each([
    ['a script', '<p>前<script>alert(1)</script>后</p>', '<p>前后</p>'],
    ['a style sheet', '<style>p{color:red}</style><p>字</p>', '<p>字</p>'],
    ['an inline style', '<p style="position:fixed">字</p>', '<p>字</p>'],
    ['a handler', '<img src="/a.svg" alt="图" onerror="alert(1)">', '<img src="/a.svg" alt="图">'],
    ['an address that runs', '<a href="javascript:alert(1)">字</a>', '<a>字</a>'],
    ['one that hides it', '<a href=" jav&#x09;ascript&colon;alert(1)">字</a>', '<a>字</a>'],
    ['an id and a name', '<p id="root" name="x">字</p>', '<p>字</p>'],
    ['a picture without a picture', '<p>前<img src="javascript:1" alt="x"><img>后</p>', '<p>前后</p>'],
    ['a drawing', '<svg><a href="javascript:1"><text>x</text></a></svg>字', '字'],
    ['a frame', '<iframe src="https://example.com"></iframe>字', '字'],
    ['a form around words', '<form action="/x"><button>字</button></form>', '字'],
    [
      'classes, but for the language of code',
      '<p class="x">字</p><pre><code class="hl language-ts">1</code></pre>',
      '<p>字</p><pre><code class="language-ts">1</code></pre>',
    ],
    ['a comment', '<p>前<!-- x -->后</p>', '<p>前后</p>'],
    ['what no database can store', '<p>前\u0000后</p>', '<p>前后</p>'],
  ])('is without %s', (_, html, stored) => {
    expect(sanitiseHtml(html)).toBe(stored);
  });

  it('is what the editor writes, to the byte', () => {
    const written = [
      '<h2>标题</h2><p>字<strong>粗</strong><em>斜</em><u>线</u><s>删</s><mark>亮</mark><sub>下</sub><sup>上</sup><kbd>键</kbd><code>码</code></p>',
      '<p>一行<br>二行</p><p><br></p><hr><blockquote><p>引</p></blockquote>',
      '<ul><li><p>甲</p><ol start="3"><li><p>乙</p></li></ol></li></ul><dl><dt>词</dt><dd><p>义</p></dd></dl>',
      '<table><caption>表</caption><tbody><tr><th colspan="2"><p>头</p></th></tr><tr><td rowspan="2"><p>格</p></td><td><p></p></td></tr></tbody></table>',
      '<pre><code class="language-ts">const a = 1 &lt; 2 &amp;&amp; "b";\n\n  return a;</code></pre>',
      '<p>质能方程 $E=mc^2$，和 \\(a&lt;b\\)&nbsp;。</p>',
      '<figure><img src="/blobs/a.png" alt="一只&quot;猫&quot;" title="猫" width="300" height="200"><figcaption>图一</figcaption></figure>',
      '<p><a href="https://example.com/?a=1&amp;b=2" title="去">链接</a><ruby>汉<rt>hàn</rt>字<rt>zì</rt></ruby></p>',
    ];
    for (const html of [...written, written.join('')]) expect(sanitiseHtml(html)).toBe(html);
  });

  it.each([
    [
      'is kept with its id and its words',
      '<p><span data-mention="12">@林远</span> 你好</p>',
      '<p><span data-mention="12">@林远</span> 你好</p>',
    ],
    [
      'loses whatever else it carries',
      '<p><span data-mention="12" class="x" id="y" onclick="alert(1)" title="z" lang="en">@<b>林</b><img src="/x.svg" alt="">远</span></p>',
      '<p><span data-mention="12">@林远</span></p>',
    ],
    [
      'holds no script, link, frame or style',
      '<p><span data-mention="12">@林<script>alert(1)</script><a href="javascript:alert(1)">远</a><style>p{}</style><iframe></iframe></span></p>',
      '<p><span data-mention="12">@林远</span></p>',
    ],
    [
      'holds no other mention',
      '<p><span data-mention="12">@林远<span data-mention="13">@周</span></span></p>',
      '<p><span data-mention="12">@林远@周</span></p>',
    ],
    ['is none without words', '<p>前<span data-mention="12"> <br></span>后</p>', '<p>前后</p>'],
    [
      'is none by what is no id',
      '<p><span data-mention="1 onclick=x">@甲</span><span data-mention="0">@乙</span><span data-mention="-1">@丙</span><span data-mention="1e9">@丁</span><span data-mention="9999999999999999">@戊</span></p>',
      '<p><span>@甲</span><span>@乙</span><span>@丙</span><span>@丁</span><span>@戊</span></p>',
    ],
    [
      'is a span and nothing else',
      '<p data-mention="12"><a data-mention="12" href="/x">@甲</a><img data-mention="12" src="/x.svg" alt=""></p>',
      '<p><a href="/x">@甲</a><img src="/x.svg" alt=""></p>',
    ],
    [
      'brings no other data along',
      '<p><span data-x="1" data-mentions="2">字</span></p>',
      '<p><span>字</span></p>',
    ],
    [
      'leaves a drawing, and is none in a formula',
      '<svg><span data-mention="12">@甲</span></svg><math><mtext data-mention="12">@乙</mtext></math>字',
      '<span data-mention="12">@甲</span>字',
    ],
  ])('CM-09: a mention %s', (_, html, stored) => {
    const kept = sanitiseHtml(html);
    expect(kept).toBe(stored);
    expect(sanitiseHtml(kept)).toBe(kept);
    expect(kept.replace(/<span data-mention="[1-9]\d*">[^<]*<\/span>/g, '')).not.toContain('data-');
  });

  it('is refused where it nests deeper than anybody writes, or grows by being read', () => {
    expect(() => sanitiseHtml('<div>'.repeat(80_000))).toThrow('嵌套');
    expect(() => sanitiseHtml('<b><p>'.repeat(10_000))).toThrow('格式');
    expect(sanitiseHtml('<blockquote>'.repeat(50))).toBe(
      '<blockquote>'.repeat(50) + '</blockquote>'.repeat(50),
    );
  });

  it('does not change when it is stored again, however it was nested', () => {
    for (const html of [
      '<p><a href="/a">一<a href="/b">二</a></a></p>',
      '<b>一<p>二</b>三</p>',
      '<table>字<tr><td>格</table>',
      '<ul><li>一<li>二<p>三<ul></ul>',
    ]) {
      const stored = sanitiseHtml(html);
      expect(sanitiseHtml(stored)).toBe(stored);
    }
  });
});
