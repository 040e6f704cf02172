import type { CourseSeed } from './course-seed.ts';

export const musicCourses: readonly CourseSeed[] = [
  {
    key: 'five-tones',
    title: '五声音阶入门',
    description: '只用五个音，听懂、唱准，再写一段自己的旋律。',
    html: '<p>宫、商、角、徵、羽，相当于简谱里的 1、2、3、5、6。许多民歌只用这五个音。这门课不要求识谱，跟着听、跟着哼就行。</p>',
    category: '音乐',
    teacher: '叶知音',
    cover: 'strings',
    daysAgo: 29,
    level: 1,
    charge: 0,
    isVipFree: false,
    profession: '音乐教师',
    outcomes: ['听出宫商角徵羽五个音', '分清级进与跳进', '跟着四拍和三拍不乱', '写一段八拍的旋律'],
    isRecommended: true,
    attachments: [{ file: '八拍旋律格.csv', onlyBuyer: false }],
    chapters: [
      {
        title: '听',
        lessons: [
          {
            title: '五个音走成一段旋律（五分钟完整版）',
            film: 'melody',
            say: '先听五个音，宫、商、角、徵、羽，从低到高走上去。再从高处一步一步走回来，听听宫音像不像家。第二段，音和音挨着走，叫级进，听着平稳。隔着走，叫跳进，听着开阔，也更难唱准。第三段说拍子，同样的音有长有短，就有了走路的样子。短的往前赶，长的站一站。第四段一问一答，问句停在商音上，像话还没有说完。答句的头几个音和它一样，尾巴落回宫音。第五段把它们连起来，先平走，再跳到高处。最后收在宫音上，现在从头跟着哼一遍。',
          },
          {
            title: '四拍与三拍',
            film: 'beats',
            say: '四拍是一强三弱，像走路。三拍是一强两弱，像转圈。先用脚打，再用手，最后只在心里数。',
          },
          {
            title: '强拍在哪里',
            film: 'beats',
            say: '闭上眼睛，等那个重的。它隔几下来一次，就是几拍子。数错了不要紧，从下一个重的开始。',
          },
          {
            title: '宫音是家',
            film: 'answering',
            say: '旋律走得再远，总想回到宫音。停在别的音上，像话没说完。停在宫音上，像把门关好了。',
          },
        ],
      },
      {
        title: '写',
        lessons: [
          {
            title: '先写节奏，再填音',
            film: 'beats',
            say: '拍手拍出八拍，记下哪里长哪里短。然后才往里面填音。先有走法，再有路。',
          },
          {
            title: '一问一答',
            film: 'answering',
            say: '问句停在商或徵上，留一点悬着。答句头几个音和问句一样，尾巴落到宫。这样听的人就知道说完了。',
          },
          {
            title: '重复是礼物',
            film: 'answering',
            say: '好旋律都会重复。第一次听见是新的，第二次听见是认识的。变一个音，就又新了。',
          },
          { file: '八拍旋律格.csv', title: '八拍旋律格', isFree: true },
          { article: '忘一点，再学：间隔复习的日程' },
          { live: '直播：把你们写的旋律弹出来', inDays: 16 },
        ],
      },
    ],
  },
  {
    key: 'sing-poems',
    title: '给一首诗配上旋律',
    description: '从诗的停顿和声调出发，写一段能唱的旋律。',
    html: '<p>古诗本来是唱的。我们从一首五言绝句开始：先读出停顿，再找到声调的高低，最后让旋律顺着它走。</p>',
    category: '音乐',
    teacher: '何青禾',
    cover: 'mountains',
    daysAgo: 37,
    level: 2,
    charge: 39,
    isVipFree: true,
    profession: '音乐教师',
    outcomes: ['读出一句诗的停顿', '让旋律顺着字的声调走', '给四句诗写完一段旋律'],
    attachments: [{ file: '一首诗的节拍.txt', onlyBuyer: true }],
    chapters: [
      {
        title: '诗里的拍子',
        lessons: [
          {
            title: '五个字，两处停顿',
            film: 'beats',
            say: '五言诗多半是前两个字一停，后三个字再走。拍手的时候，停顿的地方留出一拍。空的那一拍，也是音乐。',
            isFree: true,
          },
          {
            title: '七个字怎么走',
            film: 'beats',
            say: '七言是四加三。前四个字两个两个地走，后三个字放慢一点。读顺了，拍子自己会来。',
          },
          { article: '二十个字，可以读多久' },
          {
            title: '韵脚要长',
            film: 'beats',
            say: '每句最后一个字唱长一些。押韵的字长了，听的人才等得到它。',
          },
        ],
      },
      {
        title: '让字唱起来',
        lessons: [
          {
            title: '声调有高低',
            film: 'answering',
            say: '第一声高而平，第三声低而弯。旋律逆着声调走，字就听错了。先念一遍，再让音去跟。',
          },
          {
            title: '起承转合',
            film: 'outlining',
            say: '四句诗，起句平，承句顺，转句要走远，合句再回来。旋律也照这样分四句。',
          },
          {
            title: '转句走到最高',
            film: 'answering',
            say: '最高的音留给第三句，只用一次。用多了，就不高了。',
          },
          {
            title: '收在宫音上',
            film: 'answering',
            say: '最后一个字，落回宫音，唱满两拍。气不够，就在前面多留一个停顿。',
          },
          { file: '一首诗的节拍.txt', title: '一首诗的节拍' },
          {
            title: '结课：唱给一个人听',
            film: 'beats',
            say: '写完不算完，唱给一个人听。他能跟着哼第二遍，这段旋律就成了。',
          },
        ],
      },
    ],
  },
  {
    key: 'children-code',
    title: '给孩子讲的第一堂编程课',
    description: '还在备课：用积木和纸条讲循环。',
    html: '<p>草稿。先把五个不用电脑的游戏写完。</p>',
    category: '编程',
    teacher: '方小舟',
    cover: 'bridge',
    daysAgo: null,
    level: 1,
    charge: 29,
    isVipFree: false,
    outcomes: ['用纸条讲清循环', '带着五个孩子玩一节课', '让孩子自己找出一个错'],
    chapters: [
      {
        title: '不用电脑',
        lessons: [
          {
            title: '排队也是排序',
            film: 'inserting',
            say: '请孩子按高矮排队，每次只许一个人走动。问他们：怎样走，走的次数最少。',
          },
        ],
      },
    ],
  },
];
