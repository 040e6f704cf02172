/** A question to the teachers of a lesson, in the demonstration. */
export interface DoubtSeed {
  /** Title of the video that is the lesson. */
  lesson: string;
  /** Left out for the whole lesson. */
  second?: number;
  by: string;
  title: string;
  text: string;
  daysAgo: number;
  isPrivate?: boolean;
  /** Of the teacher of the lesson. */
  answer?: string;
  /** Hours from now within which the teacher has promised to answer; negative for a promise that is overdue. */
  promisedIn?: number;
  isSettled?: boolean;
}

export const doubtSeeds: readonly DoubtSeed[] = [
  {
    lesson: '开课：为什么要删',
    second: 9,
    by: '林小满',
    title: '“站得住”到底怎么判断',
    text: '老师说删掉以后看剩下的还站不站得住。我删掉“慢慢地”以后句子没错，但味道没了，这算站得住吗？',
    daysAgo: 12,
    answer:
      '算。先分清两件事：意思站得住，和语气站得住。练习的第一遍只管意思，所以删。\n第二遍再读，如果“慢慢地”是读者看不见就会误会的动作，就放回来；如果只是你舍不得，就不放。',
    isSettled: true,
  },
  {
    lesson: '谁，做了什么',
    second: 6,
    by: '一支笔',
    title: '没有“谁”的句子怎么改',
    text: '比如“应该加强管理”，找不到谁。硬补一个“我们”又觉得不对。',
    daysAgo: 9,
    answer:
      '找不到主语，往往是写的人还没想好由谁来做。先去问，不要先补。问到了是“物业”，就写“物业每天查两次”；问不到，这句话就不该写。',
  },
  {
    lesson: '长句拆成三步',
    second: 11,
    by: '陈一苇',
    title: '拆成短句以后像电报，怎么办',
    text: '按老师的办法拆了，一句一个句号，读起来一顿一顿的。',
    daysAgo: 6,
    answer:
      '拆完以后把长短排一排：两短一长，比三个一样长好听。意思紧挨着的两句可以用逗号接回去，但一句里只接一次。',
  },
  {
    lesson: '一段只说一件事',
    by: '半亩方塘',
    title: '总起句算不算另一件事',
    text: '我习惯第一句先概括，后面再展开。这样一段里是不是就有两件事了？',
    daysAgo: 3,
    promisedIn: 20,
  },
  {
    lesson: '写给一个具体的人',
    second: 4,
    by: '柳叶',
    title: '写给妈妈的信，能请老师单独看看吗',
    text: '信里有家里的事，不想公开。我想知道第三段是不是说得太重了：我写了“你从来没有问过我”。',
    daysAgo: 5,
    isPrivate: true,
    answer:
      '“从来没有”会让她先去找反例，后面的话就听不见了。换成一件具体的事：哪一天，你等她问，她没有问。只写这一件，分量反而更重。',
  },
  {
    lesson: '先读目录',
    second: 8,
    by: '夜读人',
    title: '目录只有“第一章”“第二章”怎么读',
    text: '有些老书的章名什么都没说，先读目录读不出东西。',
    daysAgo: 14,
    answer:
      '那就自己写一份目录：每章只读第一段和最后一段，用一句话写在章名旁边。写完这一份，书的样子就出来了。',
    isSettled: true,
  },
  {
    lesson: '圈出不懂的词，先不查',
    second: 10,
    by: '山月',
    title: '一页圈了二十多个，还要继续吗',
    text: '读《文心雕龙》，一页圈满了。先不查的话完全读不下去。',
    daysAgo: 2,
    promisedIn: -6,
  },
  {
    lesson: '影子有多长',
    second: 12,
    by: '小石潭',
    title: '竿子歪了一点，影子的长度差很多吗',
    text: '我用一米的木棍量，靠目测立直。算出来的楼高和物业说的差了两米，是竿子歪了吗？',
    daysAgo: 10,
    answer:
      '歪 5 度，竿顶低了不到半厘米，但影子的端点会前后移动约 9 厘米，太阳越低越明显。楼高按比例放大，差一两米就不奇怪了。\n用一根线系个重物挂在旁边，竿子和线平行，就立直了。',
    isSettled: true,
  },
  {
    lesson: '没有尺子也能量',
    by: '吴桐',
    title: '步长怎么量才准',
    text: '走十步除以十，和走一百步除以一百，差了四厘米，该信哪一个？',
    daysAgo: 7,
    answer:
      '信一百步的。第一步和最后一步总和别的不一样，走得越多，这两步占得越少。另外量的时候别数着走，数数会让步子变短。',
  },
  {
    lesson: '剪出来的勾股定理',
    second: 15,
    by: '数学渣也要发光',
    title: '为什么中间空出来的一定是正方形',
    text: '四个三角形摆好以后，中间那个洞看起来是正方形，可是怎么知道它的角是直角？',
    daysAgo: 8,
    answer:
      '看洞的一个角：它和旁边两个三角形的两个锐角拼成一个平角。\n那两个锐角恰好是同一个直角三角形的两个锐角，加起来 90 度，所以剩下的角也是 90 度。四个角都这样，四条边又都是斜边，就是正方形。',
    isSettled: true,
  },
  {
    lesson: '挪来挪去，面积不变',
    second: 7,
    by: 'Mia',
    title: '斜着推的平行四边形，周长变了吗',
    text: '面积不变我懂了，周长呢？',
    daysAgo: 1,
    promisedIn: 23,
  },
  {
    lesson: '硬币没有记性',
    second: 13,
    by: '王小波动',
    title: '连着六次正面，第七次真的还是一半吗',
    text: '道理我懂，但总觉得反面“该来了”。有没有一个能说服我自己的实验？',
    daysAgo: 11,
    answer:
      '有。抛两百次，全记下来，然后只看“连着三次正面之后的那一次”。数一数这些“那一次”里正面占多少。你会得到一个靠近一半的数，而且每次连三正之后都不更偏向反面。',
    isSettled: true,
  },
  {
    lesson: '数清楚所有可能',
    by: '三更',
    title: '两个骰子，(1,2) 和 (2,1) 为什么要算两个',
    text: '骰子长得一样，分不出来，为什么不算一种？',
    daysAgo: 4,
    answer:
      '分不出来是你的眼睛，不是骰子。给一个涂红，规则没有变，可是 (红1,蓝2) 和 (红2,蓝1) 显然是两种。所以数的时候当它们分得出来，每一种才一样可能。',
  },
  {
    lesson: '频率往哪里靠',
    second: 10,
    by: '青团',
    title: '频率会不会靠近以后又跑远',
    text: '我抛到八十次时是 0.5，一百次又变成 0.54，这样算靠近吗？',
    daysAgo: 2,
  },
  {
    lesson: '把大问题切小',
    second: 9,
    by: 'Kevin_Zhao',
    title: '切到多小才算够',
    text: '我把“做一个记账本”切成了三十多条，反而不知道先做哪条了。',
    daysAgo: 13,
    answer:
      '切到“今天能做完，做完能看见”就停。三十多条里挑出能看见的：能记一笔、能看到总数。先做这两条，其余的放在一张纸上，不用现在排。',
    isSettled: true,
  },
  {
    lesson: '读懂报错的第一行',
    second: 5,
    by: '李想',
    title: '报错有四十行，第一行是别人的文件',
    text: '第一行指向一个库里的文件，我没有动过它。该往上看还是往下看？',
    daysAgo: 6,
    answer:
      '第一行说“出了什么事”，先记住它。然后往下找第一个是你自己写的文件，那里说“你在哪里惹出来的”。这两行合起来才是答案。',
  },
  {
    lesson: '对半找错',
    second: 14,
    by: '许愿池的鱼',
    title: '两个错同时存在的时候对半还管用吗',
    text: '注释掉一半还是错，注释掉另一半也还是错。',
    daysAgo: 3,
    answer:
      '管用，但一次只追一个。先保留上半，把它对半到底，修好；再回来追下半。两半都错只说明有两个，不说明方法坏了。',
  },
  {
    lesson: '区间是开还是闭',
    second: 11,
    by: '赵远舟',
    title: '右端取 length 还是 length - 1',
    text: '两种写法都见过，混着写就死循环了。',
    daysAgo: 9,
    answer:
      '选一种，然后三处都跟着它：\n取 `length` 是右开，循环写 `left < right`，收缩写 `right = mid`。\n取 `length - 1` 是右闭，循环写 `left <= right`，收缩写 `right = mid - 1`。混着写，就是你遇到的死循环。',
    isSettled: true,
  },
  {
    lesson: '循环什么时候停',
    second: 8,
    by: '孙不二',
    title: '只剩两个元素时 mid 总是左边那个',
    text: '我写 `left = mid`，剩两个元素就停不下来。',
    daysAgo: 1,
    promisedIn: 10,
  },
  {
    lesson: '人不放在正中',
    second: 6,
    by: '唐糖不甜',
    title: '拍证件感的合影也要放在三分线上吗',
    text: '毕业合影大家都站正中，放到旁边会不会很奇怪？',
    daysAgo: 5,
    answer: '合影是给人认脸的，正中最好。三分线用在“人和地方都要说”的照片里：人让出的那一块，正好留给地方。',
  },
  {
    lesson: '走近两步',
    by: '苏木',
    title: '走近以后人脸变形了',
    text: '手机走得很近拍，鼻子显得特别大。',
    daysAgo: 8,
    answer: '走近两步，不是贴上去。广角镜头离脸不到半米就会变形。退回到一米左右，用两倍镜头，再用手去裁。',
    isSettled: true,
  },
  {
    lesson: '光从窗边来',
    second: 9,
    by: '阿澈',
    title: '阴天窗边的光太平，还能拍出立体吗',
    text: '朝北的窗，阴天，脸上几乎没有影子。',
    daysAgo: 2,
    promisedIn: 30,
  },
  {
    lesson: '侧光是圆的',
    second: 12,
    by: '何必',
    title: '想请老师看看我给家人拍的照片',
    text: '照片里有孩子，只想给老师看：左脸几乎全黑，是灯太近还是角度太侧？',
    daysAgo: 4,
    isPrivate: true,
    answer:
      '角度太侧。灯从九十度挪到四十五度，暗的那边就会出现一小块三角形的亮。再在暗的一侧放一张白纸，就够了。',
  },
  {
    lesson: '一横：按下，走，收住',
    second: 7,
    by: '梁栖',
    title: '收笔总是出一个小疙瘩',
    text: '收住的时候笔尖往回一带，就有一个黑点。',
    daysAgo: 10,
    answer:
      '你停得太久了，墨都渗在那里。到头时提起一半，往下轻轻一顿，马上往回带，整个动作是一口气。先用清水在桌上练二十次，看不到黑点，只看快慢。',
    isSettled: true,
  },
  {
    lesson: '一竖：腰要直',
    second: 5,
    by: '韩冬生',
    title: '左手写字的人，竖总往左歪',
    text: '我是左撇子，换右手写毛笔才两周，竖总是斜的。',
    daysAgo: 3,
    answer:
      '把纸放正，身体往右移半个身位，让笔画正对鼻尖。竖歪多半是肩膀带的，不是手的错。先写长竖，写到比字格长一倍，再缩回来。',
  },
  {
    lesson: '永字八法',
    by: '宋予安',
    title: '八法里的“侧”和“点”是一回事吗',
    text: '有的书写“点”，有的书写“侧”。',
    daysAgo: 7,
    answer:
      '是同一笔，说的角度不同。“点”说它的样子，“侧”说它怎么写：笔锋侧着落下去，再转正收起。记住“侧”，就不会把它按成一个圆疤。',
  },
  {
    lesson: '先看四周的白',
    second: 10,
    by: '周知夏',
    title: '看白的时候眼睛总是回到笔画上',
    text: '试了十分钟，看着看着又去看黑的了。',
    daysAgo: 1,
  },
  {
    lesson: '四拍与三拍',
    second: 8,
    by: '北窗',
    title: '六拍的歌算三拍还是两拍',
    text: '数起来像两个三拍，脚又只想踩两下。',
    daysAgo: 6,
    answer:
      '脚是对的。六拍分成两组，每组三下，大的拍子是两个。先跟着脚踩两下，再在每一下里轻轻数三个，就不乱了。',
    isSettled: true,
  },
  {
    lesson: '宫音是家',
    second: 13,
    by: '老周',
    title: '唱着唱着就找不到家了',
    text: '我年纪大了音感不好，唱到第三句就回不到宫音。有没有笨办法？',
    daysAgo: 4,
    answer:
      '有。唱之前哼住宫音十秒，中间每唱完一句，停下来再哼一次，和开头的比一比。一周以后改成两句哼一次。很多年轻人也是这样练出来的。',
  },
  {
    lesson: '五个字，两处停顿',
    second: 6,
    by: '郑拾光',
    title: '“空山新雨后”为什么不能在第三个字停',
    text: '我读成“空山新 / 雨后”，老师说不对，可是听起来也通。',
    daysAgo: 2,
    promisedIn: -2,
  },
];
