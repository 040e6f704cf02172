import type { Question, QuestionPart } from '@shuyuan/api-client';

type Level = 1 | 2 | 3 | 4;

const html = (text: string) => `<p>${text}</p>`;

const optionsOf = (texts: readonly string[]) =>
  texts.map((content, place) => ({ key: `option${place + 1}`, content }));

/** `right`: places of the right options, from 1. */
const single = (
  content: string,
  texts: readonly string[],
  right: number,
  remark: string,
  score = 5,
  level: Level = 1,
): QuestionPart => ({
  type: 1,
  level,
  score,
  content: html(content),
  options: optionsOf(texts),
  answer: `option${right}`,
  remark: html(remark),
});

const multiple = (
  content: string,
  texts: readonly string[],
  right: readonly number[],
  remark: string,
  score = 6,
  level: Level = 2,
): QuestionPart => ({
  type: 2,
  level,
  score,
  content: html(content),
  options: optionsOf(texts),
  answer: right.map((place) => `option${place}`).join(','),
  remark: html(remark),
});

/** `accepted`: for each blank what is right, the first one to be shown. */
const blank = (
  content: string,
  accepted: readonly (readonly string[])[],
  remark: string,
  each = 3,
  level: Level = 2,
): QuestionPart => ({
  type: 3,
  level,
  score: accepted.length * each,
  content: html(content),
  input_length: accepted.length,
  inputs: accepted.map(() => ({ score: each })),
  answer: accepted.map((a) => ({ a: [...a], s: each })),
  remark: html(remark),
});

const judge = (content: string, isTrue: boolean, remark: string, score = 4): QuestionPart => ({
  type: 5,
  level: 1,
  score,
  content: html(content),
  answer: isTrue ? 1 : 0,
  remark: html(remark),
});

const essay = (content: string, answer: string, score = 20): QuestionPart => ({
  type: 4,
  level: 3,
  score,
  content: html(content),
  answer: html(answer),
  rubric: [
    { text: '内容具体', score: score / 2 },
    { text: '句子通顺', score: score / 2 },
  ],
});

const group = (content: string, questions: QuestionPart[], remark: string): Question => ({
  type: 6,
  level: 3,
  score: questions.reduce((sum, { score }) => sum + score, 0),
  content: html(content),
  questions,
  remark: html(remark),
});

interface PaperSeed {
  title: string;
  category: string;
  description: string;
  daysAgo: number;
  minutes: number;
  /** Of all points. */
  pass: number;
  tries: number;
  isVipFree: boolean;
  /** Whole yuan. */
  charge: number;
  isRandom: boolean;
  questions: readonly Question[];
}

export const examsEntry = { name: '考试', url: '/exam' };

export const examCategorySeeds = ['读写', '数理', '编程'];

export const paperSeeds: readonly PaperSeed[] = [
  {
    title: '把话写清楚：结课小测',
    category: '读写',
    description: '配合课程“把话写清楚”。选择、填空、判断和一道读句子的题，交卷就有成绩和解析。',
    daysAgo: 3,
    minutes: 30,
    pass: 24,
    tries: 0,
    isVipFree: false,
    charge: 0,
    isRandom: false,
    questions: [
      single(
        '“通过这次活动，使我明白了合作的意义。”这句话的毛病在哪里？',
        ['词语重复', '缺少主语', '语序不当', '搭配不当'],
        2,
        '“通过……使……”把主语挤掉了。删去“通过”或“使”都可以。',
      ),
      single(
        '要让一句话更有力，最先该检查什么？',
        ['有没有成语', '谁做了什么是不是清楚', '够不够长', '有没有比喻'],
        2,
        '主语和动词清楚了，别的才有地方站。',
      ),
      multiple(
        '下面哪些句子里有可以删去的重复？',
        ['大约三十人左右', '他第一次初次登台', '雨停了，天亮了', '目前现在还没有结果'],
        [1, 2, 4],
        '“大约”和“左右”、“第一次”和“初次”、“目前”和“现在”，各留一个就够了。',
      ),
      blank(
        '一个段落最好只说＿＿件事，而说这件事的句子常放在段落的＿＿。',
        [
          ['一', '1'],
          ['开头', '首句', '段首'],
        ],
        '一段一件事；先说出来，读的人就不必猜。',
      ),
      judge('修改文章时，先改错别字，再想结构。', false, '先想结构：整段可能都要删，字就不必改了。'),
      group(
        '读下面的文字，回答问题：“他推开门。雨正停。院子里的薄荷一夜之间高了一寸。”',
        [
          single(
            '三句话里一共有几个动作或变化？',
            ['一个', '两个', '三个', '四个'],
            3,
            '推开、停、高了。',
            4,
          ),
          judge('“一夜之间”写的是时间。', true, '它说明变化用了多久。', 3),
        ],
        '短句各说一件事，放在一起就有了先后。',
      ),
    ],
  },
  {
    title: '几何入门测验',
    category: '数理',
    description: '影子、勾股定理和对称。可以用纸笔，不用计算器。',
    daysAgo: 2,
    minutes: 20,
    pass: 20,
    tries: 2,
    isVipFree: false,
    charge: 0,
    isRandom: true,
    questions: [
      single(
        '直角三角形的两条直角边长是 3 和 4，斜边长是多少？',
        ['5', '6', '7', '25'],
        1,
        '$3^2+4^2=25$，所以斜边是 5。',
      ),
      single(
        '竹竿长 2 米，影长 1 米；同一时刻旗杆的影长 6 米，旗杆有多高？',
        ['3 米', '6 米', '8 米', '12 米'],
        4,
        '高与影长的比不变：$\\frac{2}{1}=\\frac{h}{6}$，所以 $h=12$。',
      ),
      multiple(
        '下面哪些图形是轴对称图形？',
        ['等腰三角形', '平行四边形', '圆', '正方形'],
        [1, 3, 4],
        '一般的平行四边形沿任何直线对折都不重合，它是中心对称图形。',
      ),
      blank(
        '三角形的内角和是＿＿度，四边形的内角和是＿＿度。',
        [
          ['180', '一百八十'],
          ['360', '三百六十'],
        ],
        '四边形可以分成两个三角形。',
      ),
      judge('面积相等的两个三角形一定全等。', false, '底和高可以不同，面积却一样。'),
      judge('勾股定理只对直角三角形成立。', true, '没有直角，两边的平方和就不再等于第三边的平方。'),
    ],
  },
  {
    title: '写一件小事',
    category: '读写',
    description: '一道写作题，由老师阅卷。写的时候不必着急，每个字都会自动保存。',
    daysAgo: 1,
    minutes: 60,
    pass: 12,
    tries: 1,
    isVipFree: false,
    charge: 0,
    isRandom: false,
    questions: [
      essay(
        '写一件昨天发生的小事，三百字左右。要有时间、地点，和至少一个具体的动作。',
        '写得具体，人就在里面了。不要解释这件事有什么意义，让动作自己说。',
      ),
    ],
  },
  {
    title: '编程第一课：会员月考',
    category: '编程',
    description: '变量、循环和条件。会员免费参加。',
    daysAgo: 0,
    minutes: 45,
    pass: 18,
    tries: 0,
    isVipFree: true,
    charge: 19,
    isRandom: true,
    questions: [
      single(
        '循环 <code>for (let i = 0; i &lt; 3; i += 1)</code> 的循环体会执行几次？',
        ['2 次', '3 次', '4 次', '无数次'],
        2,
        '<code>i</code> 依次是 0、1、2。',
      ),
      single(
        '下面哪一个最适合当“这个月有几天”的变量名？',
        ['a', 'daysInMonth', 'x1', 'temp'],
        2,
        '名字说出它是什么，读的人就不必去找。',
      ),
      multiple(
        '下面哪些值在条件判断里算“假”？',
        ['0', '空字符串', '"0"', 'null'],
        [1, 2, 4],
        '"0" 是一个有内容的字符串，所以算真。',
      ),
      blank('判断两个值相等且类型相同，用的符号是＿＿。', [['===']], '三个等号不会先换类型。', 4),
      judge('程序能运行，就说明它没有错。', false, '结果不对也是错，所以要写测试。'),
    ],
  },
];
