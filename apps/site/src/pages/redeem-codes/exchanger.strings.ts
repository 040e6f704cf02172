import { listWords } from '../archetypes/list-page.strings.ts';

export const exchangerStrings = listWords(
  {
    noun: '兑换记录',
    title: '兑换课程',
    lead: '输入兑换码，开通对应的课程、试卷或会员。每个兑换码限用一次。',
    emptyHint: '兑换过的内容会列在这里。',
    redeemedOn: (day: string) => `${day}兑换`,
    gone: '内容已下架',
    signs: {
      vod: '录播课',
      live: '直播课',
      book: '电子书',
      paper: '试卷',
      mock_paper: '模拟试卷',
      practice: '练习',
      vip: '会员',
    },
  },
  {
    noun: 'redeemed codes',
    title: 'Redeem a code',
    lead: 'Type a redeem code to open the courses, papers or membership that it stands for. Each code works once.',
    emptyHint: 'What you have redeemed is listed here.',
    redeemedOn: (day: string) => `Redeemed on ${day}`,
    gone: 'Not there any more',
    signs: {
      vod: 'Course',
      live: 'Live course',
      book: 'Book',
      paper: 'Paper',
      mock_paper: 'Mock paper',
      practice: 'Practice',
      vip: 'Membership',
    },
  },
);
