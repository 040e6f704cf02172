export const carouselStrings = {
  'zh-CN': {
    carousel: '轮播',
    slide: '幻灯片',
    position: (number: number, count: number, label: string) => `第${number}张，共${count}张：${label}`,
    goTo: (number: number, label: string) => `第${number}张：${label}`,
    choose: '选择幻灯片',
    previous: '上一张',
    next: '下一张',
    pause: '暂停轮播',
    play: '开始轮播',
  },
  en: {
    carousel: 'carousel',
    slide: 'slide',
    position: (number: number, count: number, label: string) => `${number} of ${count}: ${label}`,
    goTo: (number: number, label: string) => `Slide ${number}: ${label}`,
    choose: 'Choose a slide',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause',
    play: 'Play',
  },
};
