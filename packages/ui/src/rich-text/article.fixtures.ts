const painted = (draw: (canvas: CanvasRenderingContext2D) => void, width: number, height: number) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context) draw(context);
  return canvas.toDataURL('image/png');
};

const hill = (canvas: CanvasRenderingContext2D, colour: string, points: number[]) => {
  canvas.fillStyle = colour;
  canvas.beginPath();
  canvas.moveTo(0, 360);
  points.forEach((y, index) => canvas.lineTo((index * 640) / (points.length - 1), y));
  canvas.lineTo(640, 360);
  canvas.fill();
};

/** Hills at dusk, 640 × 360. Drawn, so that nothing is fetched. */
export const hills = () =>
  painted(
    (canvas) => {
      canvas.fillStyle = '#E9E2D0';
      canvas.fillRect(0, 0, 640, 360);
      canvas.fillStyle = '#C2392B';
      canvas.beginPath();
      canvas.arc(472, 116, 44, 0, 7);
      canvas.fill();
      hill(canvas, '#9DBBB1', [250, 150, 230, 120, 240, 180, 260]);
      hill(canvas, '#2F6B60', [300, 230, 300, 210, 290, 240, 310]);
    },
    640,
    360,
  );

/** Everything an article may be made of. */
export const articleHtml = (picture: string) => `
<p>晋太元中，武陵人捕鱼为业。缘溪行，忘路之远近。忽逢桃花林，夹岸数百步，<strong>中无杂树</strong>，芳草鲜美，<em>落英缤纷</em>。渔人甚异之，复前行，欲穷其林。参见<a href="/article/12">《陶渊明集》导读</a>。</p>
<h2>一、文章的结构</h2>
<p>全文以渔人的行踪为线索，可以分成三段：</p>
<ol><li>发现桃源：<mark>忘</mark>、忽、异三字写出意外。</li><li>游历桃源：先见其景，再见其人。<ul><li>土地平旷，屋舍俨然</li><li>阡陌交通，鸡犬相闻</li></ul></li><li>再寻桃源：终不可得。</li></ol>
<blockquote><p>林尽水源，便得一山，山有小口，仿佛若有光。便舍船，从口入。</p></blockquote>
<figure><img src="${picture}" alt="暮色里的山" width="640" height="360"><figcaption>图 1　渔人所见的山，仿佛若有光</figcaption></figure>
<h3>1. 词语对照</h3>
<table><caption>古今异义</caption><thead><tr><th scope="col">词</th><th scope="col">文中</th><th scope="col">今天</th><th scope="col">次数</th></tr></thead><tbody><tr><td>妻子</td><td>妻子和儿女</td><td>男子的配偶</td><td>1</td></tr><tr><td>绝境</td><td>与外界隔绝的地方</td><td>没有出路的境地</td><td>1</td></tr><tr><td>交通</td><td>交错相通</td><td>运输事业</td><td>12</td></tr></tbody></table>
<h3>2. 数一数字频</h3>
<p>用 <code>Map</code> 记下每个字出现的次数，按 <kbd>Ctrl</kbd> <kbd>Enter</kbd> 运行：</p>
<pre><code class="language-ts">const counts = new Map&lt;string, number&gt;();
for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1); // one pass over the whole text, however long
</code></pre>
<hr>
<dl><dt>武陵</dt><dd>今湖南常德一带。</dd><dt><ruby>阡<rt>qiān</rt>陌<rt>mò</rt></ruby></dt><dd>田间小路，南北为阡，东西为陌<sup>1</sup>。</dd></dl>`;

export const commentHtml =
  '<p>老师讲得很清楚！“<strong>仿佛若有光</strong>”这一句，我以前只当是写景，<br>现在才明白是<em>全文的转折</em>。</p><blockquote>林尽水源，便得一山</blockquote><p>可以看看 <a href="https://shuyuan.example/">这篇注释</a>，里面用到了 <code>Map</code>：</p><ul><li>先数字</li><li>再排序</li></ul>';

/** A page of a mathematics course: formulae in the words, on lines of their own, wider than the page, and one with a mistake. */
export const lessonHtml = `
<p>设函数 \\(f(x)\\) 在 $[a,b]$ 上连续、在 $(a,b)$ 内可导，则存在 $\\xi\\in(a,b)$，使得</p>
<p>$$f'(\\xi)=\\frac{f(b)-f(a)}{b-a}$$</p>
<p>这就是<strong>拉格朗日中值定理</strong>。把它用在 $\\ln x$ 上，可以得到对任意 $x>0$ 都成立的不等式：</p>
<p>\\[\\frac{x}{1+x}&lt;\\ln(1+x)&lt;x\\]</p>
<p>展开成级数，就是</p>
<p>$$\\sum_{n=1}^{\\infty}\\frac{(-1)^{n-1}}{n}x^n=x-\\frac{x^2}{2}+\\frac{x^3}{3}-\\frac{x^4}{4}+\\frac{x^5}{5}-\\frac{x^6}{6}+\\frac{x^7}{7}-\\frac{x^8}{8}+\\frac{x^9}{9}-\\frac{x^{10}}{10}+\\frac{x^{11}}{11}-\\frac{x^{12}}{12}+\\cdots$$</p>
<p>矩阵写作 $A=\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}$。这本习题集定价 $28，另收 $6 邮费。写错的公式照原样留着：$\\frac{1}{x$。</p>`;
