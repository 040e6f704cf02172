export const moveByKeysStrings = {
  'zh-CN': {
    move: (title: string) => `移动${title}`,
    hint: '按回车拿起，用上下方向键移动，再按回车放下，按 Esc 放回原处。',
    pickedUp: (title: string, place: string) => `已拿起${title}，${place}`,
    putDown: (title: string, place: string) => `已放下${title}，${place}`,
    cancelled: (title: string, place: string) => `${title}放回原处，${place}`,
    place: (at: number, count: number) => `第${at}项，共${count}项`,
  },
  en: {
    move: (title: string) => `Move ${title}`,
    hint: 'Press Enter to pick up, the up and down arrows to move, Enter again to put down, Escape to put back.',
    pickedUp: (title: string, place: string) => `Picked up ${title}, ${place}`,
    putDown: (title: string, place: string) => `Put down ${title}, ${place}`,
    cancelled: (title: string, place: string) => `Put back ${title}, ${place}`,
    place: (at: number, count: number) => `${at} of ${count}`,
  },
};
