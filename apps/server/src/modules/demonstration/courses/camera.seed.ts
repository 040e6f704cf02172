import type { CourseSeed } from './course-seed.ts';

export const cameraCourses: readonly CourseSeed[] = [
  {
    key: 'phone-photos',
    title: '用手机拍好一张照片',
    description: '不谈器材，只练三件事：站在哪里，光从哪里来，什么时候按。',
    html: '<p>一张好照片多半是走过去两步得来的。这门课每一节都请你放下讲解，出门拍五张再回来。</p>',
    category: '摄影',
    teacher: '江远帆',
    cover: 'lens',
    daysAgo: 27,
    level: 1,
    charge: 49,
    isVipFree: true,
    profession: '摄影师',
    outcomes: [
      '把主体从正中挪到更有力的位置',
      '看出一张脸上的光从哪里来',
      '用背景的虚实分开前后',
      '一个题目拍出五张不一样的照片',
    ],
    studyDays: 90,
    isRecommended: true,
    attachments: [{ file: '五张作业.txt', onlyBuyer: true }],
    chapters: [
      {
        title: '站在哪里',
        lessons: [
          {
            title: '人不放在正中',
            film: 'thirds',
            say: '画面横竖各分三份，线相交的地方有四个点。把人放在其中一点上，另一边就空出了去处。空的地方，让照片有了方向。',
            isFree: true,
          },
          {
            title: '地平线放高还是放低',
            film: 'thirds',
            say: '天好看，就把地平线放低。地好看，就把它放高。放在正中，等于没有决定。',
          },
          {
            title: '走近两步',
            film: 'aperture',
            say: '拍完第一张，走近两步再拍一张。画面里少了一半东西，要说的话反而清楚了。',
          },
          {
            title: '背景先于主体',
            film: 'thirds',
            say: '先找一块干净的背景，再等人走进来。头顶有电线杆的照片，多半是忘了看后面。',
          },
        ],
      },
      {
        title: '光与时机',
        lessons: [
          {
            title: '光从窗边来',
            film: 'light',
            say: '关掉屋里的灯，让人侧对着窗。一边亮一边暗，脸就有了立体。太硬了，隔一层白纱帘。',
          },
          {
            title: '虚化从哪里来',
            film: 'aperture',
            say: '光圈开大，背后就模糊。离主体近，背景离得远，也会模糊。手机上先试后两样，它们不花钱。',
          },
          {
            title: '等那一刻',
            film: 'light',
            say: '云移开的那一秒，光会变。先把构图定好，手指放着，等光自己走进来。',
          },
          {
            title: '一个题目拍五张',
            film: 'thirds',
            say: '同一个杯子，远的、近的、高的、低的、只拍影子的。第五张往往最好，因为前四张把容易的都拍完了。',
          },
          { file: '五张作业.txt', title: '作业：五张照片' },
          { live: '直播：一起看作业', inDays: 8 },
        ],
      },
    ],
  },
  {
    key: 'see-light',
    title: '看懂光',
    description: '硬光和柔光，顺光和侧光：先看懂，再按快门。',
    html: '<p>拿起相机之前，先用一只鸡蛋、一盏台灯，把光的方向、软硬和远近看明白。</p>',
    category: '摄影',
    teacher: '许南乔',
    cover: 'lanterns',
    daysAgo: 44,
    level: 2,
    charge: 79,
    isVipFree: false,
    profession: '摄影师',
    outcomes: ['指出一张照片的主光在哪里', '用一张白纸把光变软', '按景深需要选光圈'],
    soldUntilDaysAgo: 10,
    attachments: [{ file: '鸡蛋与台灯.txt', onlyBuyer: true }],
    chapters: [
      {
        title: '方向',
        lessons: [
          {
            title: '顺光是平的',
            film: 'light',
            say: '灯在相机旁边，鸡蛋像一张纸。什么都看得清，什么都没有形状。证件照要的就是它。',
            isFree: true,
          },
          {
            title: '侧光是圆的',
            film: 'light',
            say: '把灯移到旁边，鸡蛋就圆了。亮的一边，暗的一边，中间那条慢慢过去的地方，画画的人叫它明暗交界。',
          },
          {
            title: '逆光是边',
            film: 'light',
            say: '灯在后面，鸡蛋只剩一圈亮边。想让人从背景里跳出来，就给他一点逆光。',
          },
          {
            title: '影子告诉你灯在哪',
            film: 'shadow',
            say: '看不出光从哪里来，就看影子往哪里去。影子短，光就高；影子的边清楚，光就硬。',
          },
        ],
      },
      {
        title: '软硬与清晰',
        lessons: [
          {
            title: '光源越大，影子越软',
            film: 'light',
            say: '同一盏灯，隔一张白纸，影子的边就化开了。光的软硬，看光源有多大，离得有多近。',
          },
          {
            title: '光圈的三档',
            film: 'aperture',
            say: '光圈每收一档，进来的光少一半。后面的树一档比一档清楚。光不够，就得慢下快门。',
          },
          {
            title: '景深：谁清楚，谁模糊',
            film: 'aperture',
            say: '清楚的范围叫景深。拍一朵花，要它浅；拍一座山，要它深。先想好谁该清楚，再去拨那个环。',
          },
          {
            title: '傍晚那半小时',
            film: 'shadow',
            say: '太阳低下去，影子长起来，光也变暖。这半小时里，普通的墙也好看。',
          },
          { file: '鸡蛋与台灯.txt', title: '实验：鸡蛋与台灯' },
          {
            title: '结课：给一张旧照片画光',
            film: 'thirds',
            say: '找一张喜欢的照片，用笔画出主光的方向。再画出哪里有第二盏灯。画得出来，就拍得出来。',
          },
        ],
      },
    ],
  },
];
