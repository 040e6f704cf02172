import type { CourseSeed } from './course-seed.ts';

export const readingCourses: readonly CourseSeed[] = [
  {
    key: 'clear-writing',
    title: '把话写清楚',
    description: '短课，从一个通顺的句子，写到一封让人愿意回的信。',
    html: '<p>写不清楚，多半是还没有想清楚。这门课从删改入手：先找到一句话里真正的主语和动词，再让每一段只说一件事。</p><p>每节课后都有一段要改的文字，改完再听下一节。</p>',
    category: '读写',
    teacher: '沈砚秋',
    cover: 'bamboo',
    daysAgo: 2,
    level: 1,
    charge: 99,
    isVipFree: true,
    profession: '文字编辑',
    outcomes: [
      '一眼看出句子里可以删的词',
      '把五十字的长句拆成三句',
      '给每一段只留一件事',
      '写一封陌生人愿意回的信',
    ],
    isRecommended: true,
    attachments: [
      { file: '改稿练习单.txt', onlyBuyer: true },
      { file: '一封信的四个部分.txt', onlyBuyer: false },
    ],
    chapters: [
      {
        title: '句子',
        lessons: [
          {
            title: '开课：为什么要删',
            film: 'trimming',
            say: '一句话里总有几个词，去掉了意思也不变。先把它们划掉，看剩下的还站不站得住。站得住，就不必放回来。',
            isFree: true,
          },
          {
            title: '谁，做了什么',
            film: 'outlining',
            say: '每句话先找两样东西：谁，做了什么。找不到主语的句子，读者也找不到。找到以后，把它们挪到最前面。',
            freeSeconds: 8,
          },
          { article: '把一句话写清楚' },
          {
            title: '长句拆成三步',
            film: 'trimming',
            say: '先数逗号，超过三个就该拆。在每个“并且”和“因为”前面停一下，那里往往就是句号的位置。拆完读出声，气够用就对了。',
          },
        ],
      },
      {
        title: '段落与信',
        lessons: [
          {
            title: '一段只说一件事',
            film: 'outlining',
            say: '给每一段写一个五个字以内的小标题。写不出来，说明这一段在说两件事。把它分开，或者删掉一件。',
          },
          {
            title: '写给一个具体的人',
            film: 'annotating',
            say: '动笔之前，先在页边写下收信人的名字。他已经知道的不必再说。他会追问的那一句，要放在前面。',
          },
          { article: '给不认识的人写一封信' },
          { file: '改稿练习单.txt', title: '练习：三段待改的文字' },
          {
            title: '结课：把自己的旧稿改一遍',
            film: 'trimming',
            say: '找一篇半年前写的文字。第一遍只删，第二遍只拆，第三遍才换词。改完和原稿放在一起，你会看见自己走了多远。',
          },
          { live: '直播：当场改三篇学员的稿子', inDays: 9 },
        ],
      },
    ],
  },
  {
    key: 'hard-book-club',
    title: '一起读难书',
    description: '不赶进度，学会和一本读不懂的书相处。',
    html: '<p>难书不是用来一口气读完的。先看目录，再找到作者反复回答的那个问题，最后允许自己带着不懂往前走。</p>',
    category: '读写',
    teacher: '沈砚秋',
    cover: 'books',
    daysAgo: 9,
    level: 2,
    charge: 0,
    isVipFree: false,
    profession: '文字编辑',
    outcomes: ['从目录看出一本书在回答什么问题', '用三种记号批注而不划满一页', '合上书能说出一章的骨架'],
    attachments: [{ file: '批注三种记号.txt', onlyBuyer: false }],
    chapters: [
      {
        title: '开卷',
        lessons: [
          {
            title: '先读目录',
            film: 'outlining',
            say: '目录是作者画的地图。先看哪一章最长，那里多半是他最费力的地方。再看章名之间，谁在等谁。',
          },
          { article: '怎样读完一本难读的书' },
          {
            title: '在页边和作者说话',
            film: 'annotating',
            say: '横线是作者的话，圈是不懂的词，旁批是自己的话。旁批要写成整句，哪怕只是“这里我不同意”。过一个月再看，你会感谢那一句。',
          },
        ],
      },
      {
        title: '慢读',
        lessons: [
          {
            title: '圈出不懂的词，先不查',
            film: 'annotating',
            say: '读到不懂的词，圈起来，继续往下。一页读完，有一半的圈会自己解开。剩下的再查，查到的意思写在页边。',
          },
          {
            title: '给一章画一棵树',
            film: 'outlining',
            say: '最上面写这一章的主张，只写一句。下面写它靠什么站住。最弱的那一支，就是下次讨论的题目。',
          },
          { article: '在书页边上写字' },
          {
            title: '一句话说完一章',
            film: 'trimming',
            say: '先写一百个字，说这一章讲了什么。然后一遍一遍地删，删到二十个字。删不掉的，就是这一章。',
          },
          { article: '二十个字，可以读多久' },
          { file: '共读进度表.csv', title: '四周的共读进度表', isFree: true },
          { live: '线上共读：带着批注来', inDays: 4 },
        ],
      },
    ],
  },
];
