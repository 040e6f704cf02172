interface BegunSeed {
  /** Title of an article that they may read all of. */
  title: string;
  /** Where they are, and the furthest that they have been, in whole per cent. */
  place: number;
  progress: number;
  hoursAgo: number;
}

/** What one person reads and has set aside. */
interface StudySeed {
  owner: string;
  begun: readonly BegunSeed[];
  collected: readonly { title: string; hoursAgo: number }[];
}

export const studySeed: StudySeed = {
  owner: '林小满',
  begun: [
    { title: '变量名是写给人看的', place: 62, progress: 62, hoursAgo: 3 },
    { title: '合上书，再学一遍', place: 100, progress: 100, hoursAgo: 26 },
    { title: '怎样读完一本难读的书', place: 35, progress: 48, hoursAgo: 50 },
    { title: '从前的书院，一天是怎样过的', place: 8, progress: 8, hoursAgo: 72 },
  ],
  collected: [
    { title: '改稿的四遍：每一遍只改一样', hoursAgo: 20 },
    { title: '考前七天，做减法', hoursAgo: 97 },
  ],
};
