import type { CategorySeed } from './article-seed.ts';

export const codingSeed: CategorySeed = {
  name: '编程',
  articles: [
    {
      key: 'binary-search',
      title: '二分查找：十行代码，为什么人人写错',
      description: '思路一分钟就能讲完，写对却花了人们许多年。秘诀是一句写在循环前面的话。',
      author: '方小舟',
      cover: 'abacus',
      daysAgo: 1.2,
      views: 5890,
      html: `
<p>在一本按拼音排好的字典里找“舟”字，你不会从第一页翻起。翻到中间，看看是前是后，扔掉一半，再翻中间。一百万个词，二十次就够。这就是二分查找。</p>
<p>《编程珠玑》里说，作者让上百位职业程序员写它，给足了时间，<strong>十有八九写出来的有错</strong>。错在哪里？</p>
<h2>写在循环前面的一句话</h2>
<p>动手之前，先写下一句在整个循环里都成立的话，它叫<strong>循环不变式</strong>：</p>
<blockquote><p>如果要找的数存在，它一定在 left 和 right 之间，包含 left，不包含 right。</p></blockquote>
<p>下面每一行代码，都拿这句话来检查：</p>
<pre><code class="language-js">function find(sorted, wanted) {
  let left = 0;
  let right = sorted.length;      // 不包含 right，所以是 length
  while (left &lt; right) {          // 中间还有数
    const middle = left + Math.floor((right - left) / 2);
    if (sorted[middle] &lt; wanted) {
      left = middle + 1;          // middle 太小，它和它左边都不要
    } else {
      right = middle;             // middle 可能就是，或在它左边
    }
  }
  return sorted[left] === wanted ? left : -1;
}</code></pre>
<h2>三个常见的错</h2>
<ol>
<li><strong>写成 <code>left = middle</code>。</strong>当只剩一个数时，中间永远是它自己，程序就停不下来了。</li>
<li><strong><code>right</code> 一会儿包含，一会儿不包含。</strong>选哪一种都行，但从头到尾只能有一种。</li>
<li><strong><code>(left + right) / 2</code>。</strong>在整数有上限的语言里，两个大数相加会溢出。这个错在一些标准库里藏了近十年。</li>
</ol>
<h2>怎样相信自己写对了</h2>
<p>拿最小的情形去试：空数组、一个数、两个数；要找的在最前、最后、正中、不在。再和最笨的办法比一万次：</p>
<pre><code class="language-js">for (const wanted of numbers) {
  assert(find(sorted, wanted) === sorted.indexOf(wanted));
}</code></pre>
<p>（数组里有重复的数时，上面的写法会找到第一个。想一想为什么。）</p>
<p>代码只有十行，但写对它的过程，和写对一万行没有分别：<strong>先说清楚你相信什么，再让每一行都对得起它。</strong></p>`,
    },
    {
      key: 'naming',
      title: '变量名是写给人看的',
      description: '计算机不在乎你把它叫 a 还是叫 age。在乎的是三个月后的你。',
      author: '方小舟',
      cover: 'plum',
      daysAgo: 8.05,
      views: 4822,
      html: `
<p>有个同学的作业里有这样一行，他自己隔了一星期就看不懂了：</p>
<pre><code class="language-python">if d &gt; 7 and not f2:
    s(u, t[3])</code></pre>
<p>我们一起猜了半天，最后发现意思是：超过七天没有登录、又没有关掉提醒的用户，发一封邮件。于是改成：</p>
<pre><code class="language-python">if days_since_login &gt; 7 and not muted:
    send_email(user, templates["come_back"])</code></pre>
<p>程序一点没有变快，读的人却快了十倍。</p>
<h2>名字要回答的问题</h2>
<ul>
<li><strong>变量</strong>：这是什么？单位是什么？<code>delay</code> 不如 <code>delay_seconds</code>。</li>
<li><strong>是非</strong>：写成一个能回答“是”或“不是”的问题：<code>is_open</code>、<code>has_paid</code>。</li>
<li><strong>函数</strong>：它做什么？用动词开头：<code>count_words</code>，而不是 <code>words_tool</code>。</li>
<li><strong>列表</strong>：用复数。<code>for user in users</code> 读起来就是一句话。</li>
</ul>
<h2>名字的长度，跟着距离走</h2>
<p>只活三行的变量，叫 <code>i</code> 就很好；要穿过整个文件的，请给它一个完整的名字。<strong>离得越远，名字越要说得清楚。</strong></p>
<h2>起不出名字，是一个信号</h2>
<p>如果一个函数只能叫 <code>process_data_and_save</code>，那是它在告诉你：我其实是两个函数。如果一个变量只能叫 <code>temp2</code>，多半是你还没有想清楚它是什么。</p>
<blockquote><p>名不正，则言不顺；言不顺，则事不成。</p></blockquote>
<p>孔子说的不是编程，但哪个程序员不点头呢？</p>
<h2>练习</h2>
<p>打开你上个月写的代码，找出三个最坏的名字，改掉它们。改的时候你大概会顺手发现一个错误，我每次都会。</p>`,
    },
    {
      key: 'debugging',
      title: '调试像破案：先别动手，先看现场',
      description: '乱改一气也能碰对，但下一次还是不会。五步，把运气换成方法。',
      author: '方小舟',
      cover: 'stars',
      daysAgo: 15.7,
      views: 6041,
      html: `
<p>程序出错的时候，人最想做的事是“改改看”。改一处，不行，再改一处；半小时后，原来的错误还在，又多了三个新的。侦探不会这样办案。</p>
<h2>第一步：保护现场</h2>
<p>把错误信息<strong>完整地读一遍</strong>，从第一行读到最后一行。至少一半的案子，凶手的名字就写在里面。然后想办法让它稳定重现：同样的输入，同样的错。不能重现的错误，修没修好你也不知道。</p>
<h2>第二步：缩小范围</h2>
<p>错在前半段还是后半段？在中间打印一次，扔掉没有问题的一半。再打印，再扔。这就是二分查找，只不过找的是错误。</p>
<h2>第三步：提出一个能被推翻的猜想</h2>
<p>“好像是网络的问题”不是猜想；“如果是超时，那么把时限改成一百秒，它就会成功”才是。写下来，再去试。</p>`,
      sale: {
        charge: 29,
        isVipFree: false,
        html: `
<h2>第四步：一次只动一样</h2>
<p>动了两样，对了，你不知道是哪样的功劳；错了，也不知道是哪样的责任。</p>
<h2>第五步：问“为什么”，问到底</h2>
<pre><code>页面打不开
 └ 为什么？接口返回 500
    └ 为什么？读取了空的日期
       └ 为什么？新用户没有生日
          └ 为什么？注册时这一项可以不填</code></pre>
<p>如果停在第二层，你会加一个“如果为空就跳过”；走到最后一层，你会发现另外还有四个地方也在读生日。</p>
<h2>结案</h2>
<p>修好以后写一个测试，让这个错误再也不能悄悄回来。最后花一分钟记下：我是怎么发现的，下次怎样能更快。</p>
<p>我的本子上记得最多的一句是：“错误信息里写着，我没看。”</p>
<h2>卷宗：一个只在星期一发生的错误</h2>
<p>五步都懂了，跟着走一个真的案子。学校的签到程序每到星期一早上就有人报错，别的日子一切正常。报上来的只有一句：“页面转圈，然后白了。”</p>
<p><strong>保护现场。</strong>日志里找到一行：<code>TypeError: Cannot read properties of undefined (reading 'date')</code>。出错的代码在统计“连续签到”的地方：</p>
<pre><code class="language-js">function streakOf(records) {
  let streak = 1;
  for (let i = 1; i &lt;= records.length; i += 1) {
    const gap = daysBetween(records[i - 1].date, records[i].date);
    if (gap &gt; 1) streak = 1;
    else streak += 1;
  }
  return streak;
}</code></pre>
<p><strong>缩小范围。</strong>把最近一百位同学的记录拿来跑，只有周末补签过、记录不断的同学出错；缺过的，反而没事。等一下，这说不通：循环都会走到最后，为什么缺过的人不出错？</p>
<p><strong>猜想。</strong>写下来：“如果缺过一天的人走的不是这段代码，那么在第一行打印，他们不会出现。”一试，果然没有出现。平日的连续天数只是把昨天存下的数加一；每到星期一早上，程序才把上一周重新算一遍，走进这个函数。而周末没有补签的人，在上一层就被判作“今天重新开始”，根本到不了这里。</p>
<p><strong>一次只动一样。</strong>循环多走了一步，<code>records[i]</code> 在最后一次不存在。把 <code>&lt;=</code> 改成 <code>&lt;</code>，别的先不碰。白页没有了。</p>
<p><strong>问到底。</strong>为什么多走一步，写好三个月都没有人发现？因为补签上星期才开放，在那之前谁也走不到这里。为什么开放补签的时候没有发现？因为这个函数没有一个测试。案子到这里才算破：凶手是一个等号，帮凶是“反正没有人用”。</p>
<h2>结案陈词：一个测试</h2>
<pre><code class="language-js">test('counts days without a gap, down to one', () =&gt; {
  assert.equal(streakOf([day(1)]), 1);
  assert.equal(streakOf([day(1), day(2), day(3)]), 3);
  assert.equal(streakOf([day(1), day(3), day(4)]), 2);
});</code></pre>
<p>第一行最要紧。只有一条记录，是最小的情形；旧代码连它也通不过。</p>
<h2>侦探的五件随身物</h2>
<table>
<thead><tr><th>工具</th><th>什么时候拿出来</th></tr></thead>
<tbody>
<tr><td>打印一行</td><td>想知道“走到这里没有”</td></tr>
<tr><td>断点</td><td>想知道“走到这里时，各样东西是什么”</td></tr>
<tr><td><code>git bisect</code></td><td>上个月还好好的，不知道是哪次改坏的</td></tr>
<tr><td>最小的例子</td><td>错误只在一大堆数据里出现</td></tr>
<tr><td>一位听众</td><td>讲到第三句，你多半会自己停下来说：“啊。”</td></tr>
</tbody>
</table>
<p>最后一件最便宜，也最灵。没有人有空的时候，桌上的绿萝也可以。</p>`,
      },
    },
    {
      key: 'first-commit',
      title: '第一次提交之前，先想好怎么写说明',
      description: '版本管理不是备份。它是写给以后的人的一封封短信，那个人多半就是你。',
      author: '方小舟',
      cover: 'books',
      daysAgo: 28.35,
      views: 3127,
      html: `
<p>没有版本管理的日子是这样的：</p>
<pre><code>论文.docx
论文-改.docx
论文-改2-老师意见.docx
论文-最终.docx
论文-最终-真的最终.docx</code></pre>
<p>每个人都有过这样的文件夹。它的问题并不是占地方，而是没有人说得清：<strong>哪一份改了什么，为什么改。</strong></p>
<h2>提交是什么</h2>
<p>一次提交，就是给整个文件夹拍一张照片，再在背面写一句话。照片计算机会替你存好，那句话只能你自己写。</p>
<h2>背面那句话</h2>
<table>
<thead><tr><th>不好的</th><th>好的</th></tr></thead>
<tbody>
<tr><td>修改</td><td>登录失败三次后锁定十五分钟</td></tr>
<tr><td>修 bug</td><td>修复空购物车结算时的除零错误</td></tr>
<tr><td>再改</td><td>把日期改成按北京时间显示</td></tr>
</tbody>
</table>
<p>有个简单的检验：在前面加上“<strong>应用这次提交，将会……</strong>”，读得通就是好说明。</p>
<h2>一次提交，一件事</h2>
<p>改了一个错字，又顺手重写了登录，别放进同一次提交。将来要撤销其中一件时，你会感谢今天的自己。拿不准的话，看说明里有没有“和”字：有，多半该拆成两次。</p>
<h2>三条命令就能开始</h2>
<pre><code class="language-bash">git init
git add .
git commit -m "写下读书笔记的第一章"</code></pre>
<p>不必是程序。日记、论文、菜谱，凡是会反复修改的文字，都值得有一部自己的历史。</p>
<h2>先看一眼，再按下去</h2>
<p>提交之前请养成一个习惯：运行 <code>git diff --staged</code>，把要交出去的改动从头读一遍。十次里总有两三次，你会看见一行忘了删的调试、一个不该带走的密码。读过这一遍，说明也就知道该怎么写了。</p>
<p>史官记事，讲究“书法不隐”。写提交说明也一样：做了什么，就写什么。</p>`,
    },
    {
      key: 'recursion',
      title: '递归：把大问题交给小一点的自己',
      description: '学递归最大的障碍，是总想在脑子里跟着它一层层走到底。其实只要相信一件事。',
      author: '方小舟',
      cover: 'circle',
      daysAgo: 45.5,
      views: 4365,
      html: `
<p>坐在电影院里，灯灭了，你想知道自己在第几排。问前面一排的人：“你在第几排？”他也不知道，于是他问他前面的人……一直问到第一排。第一排的人说：“我是第一排。”答案一排一排传回来，每传一排加一。</p>
<p>这就是递归。它只有两部分：</p>
<ul>
<li><strong>最小的情形</strong>，可以直接回答：第一排。</li>
<li><strong>大的情形</strong>，变成小一点的同一个问题：前排的号码加一。</li>
</ul>
<h2>汉诺塔：三行就够</h2>
<p>三根柱子，<code>n</code> 个盘子，一次移一个，大的不能压在小的上面。怎样全部移过去？</p>
<pre><code class="language-python">def move(n, source, target, spare):
    if n == 0:
        return
    move(n - 1, source, spare, target)   # 上面的先挪开
    print(source, "→", target)           # 移动最大的一个
    move(n - 1, spare, target, source)   # 再挪回来</code></pre>
<h2>相信它</h2>
<p>初学的人总想展开看：<code>move(3)</code> 里有两个 <code>move(2)</code>，里面又有四个 <code>move(1)</code>……很快就迷路了。别展开。写这个函数的时候，只问三个问题：</p>
<ol>
<li>最小的情形，答对了吗？</li>
<li>每次交出去的问题，真的变小了吗？</li>
<li><strong>假如</strong>小问题已经答对，大问题能不能由它拼出来？</li>
</ol>
<p>三个都答“是”，程序就一定对。你在数学课上见过它，它的名字叫数学归纳法。</p>
<h2>代价</h2>
<p>移动 <code>n</code> 个盘子要 2<sup>n</sup> − 1 步。传说里的寺庙有 64 个金盘，一秒移一个，要五千八百多亿年。程序写得再短，该走的路一步也少不了。</p>
<blockquote><p>为了理解递归，你要先理解递归。</p></blockquote>
<p>这个笑话少了最小的情形，所以它停不下来。</p>`,
    },
  ],
};
