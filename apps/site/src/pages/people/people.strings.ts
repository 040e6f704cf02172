import { listWords } from '../archetypes/list-page.strings.ts';

const zh = {
  tabs: '范围',
  following: '我的关注',
  followers: '我的粉丝',
  mutual: '互相关注',
  follow: '关注',
  unfollow: '取消关注',
  followName: (name: string) => `关注${name}`,
  unfollowName: (name: string) => `取消关注${name}`,
  since: (day: string) => `${day} 起`,
};

const en: typeof zh = {
  tabs: 'Which',
  following: 'Following',
  followers: 'Followers',
  mutual: 'Each follows the other',
  follow: 'Follow',
  unfollow: 'Unfollow',
  followName: (name) => `Follow ${name}`,
  unfollowName: (name) => `Unfollow ${name}`,
  since: (day) => `Since ${day}`,
};

export const followStrings = {
  followings: listWords(
    {
      ...zh,
      noun: '关注',
      title: '我的关注',
      lead: '你关注的人。',
      emptyHint: '在别人的主页上可以关注他们。',
    },
    {
      ...en,
      noun: 'people you follow',
      title: 'Following',
      lead: 'The people that you want to hear of.',
      emptyHint: 'Follow somebody on their page.',
    },
  ),
  followers: listWords(
    {
      ...zh,
      noun: '粉丝',
      title: '我的粉丝',
      lead: '关注了你的人。',
      emptyHint: '多分享一些笔记和回答，会有人关注你。',
    },
    {
      ...en,
      noun: 'followers',
      title: 'Followers',
      lead: 'The people who follow you.',
      emptyHint: 'Share notes and answers, and they will come.',
    },
  ),
};
