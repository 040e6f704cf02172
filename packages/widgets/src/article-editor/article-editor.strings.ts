import type { Locale } from '../host/widget-host.ts';
import type { OtherVersion, Problem, Reader, ServerState } from './article-editor.state.ts';
import type { PriceKind, Release } from './article-fields.ts';
import { inBeijing, saidTime } from './beijing-time.ts';
import type { MainAction, NoTimeYet, Visibility } from './main-action.ts';

const clock = (at: number) => inBeijing(at).slice(11);

const visibilities: Record<Visibility, string> = {
  draft: '草稿',
  scheduled: '定时',
  published: '已发布',
};

const problems: Record<Problem, string> = {
  title: '写上标题',
  category: '选一个分类',
  text: '写下正文',
  charge: '写上价格，1到99999元',
  paid: '把试读的分界往上移：现在全文都在试读里，没有要买的部分',
  time: '选好发布的时间',
  'time-past': '这个时间已经过了，选一个以后的时间',
};

const readers: Record<Reader, string> = { visitor: '访客', member: '会员', buyer: '买过的人' };

const prices: Record<PriceKind, string> = { free: '免费', member: '会员免费', single: '单独购买' };

const priceHints: Record<PriceKind, string> = {
  free: '所有人都能读全文。',
  member: '会员读全文，其他人读完试读后要购买。',
  single: '会员也要购买，买过的人读全文。',
};

function momentZh(at: number, now: number) {
  const { day, year, month, date, time, isThisYear } = saidTime(at, now);
  const days = { today: '今天', tonight: '今晚', tomorrow: '明天', other: `${month}月${date}日` };
  return `${day === 'other' && !isThisYear ? `${year}年` : ''}${days[day]} ${time}`;
}

const zh = {
  title: '写文章',
  back: '返回文章列表',
  untitled: '还没有标题',
  visibilities,

  deviceKept: (at: number) => `已存在这台设备 ${clock(at)}`,
  deviceKeeping: '正在存到这台设备',
  deviceRefused: '这台设备没有存上',
  deviceNothing: '这台设备上还没有内容',
  server: (status: ServerState['status'], at: number | null) => {
    const saved = at === null ? '' : `，上次 ${clock(at)}`;
    const words: Record<ServerState['status'], string> = {
      nothing: '还没有保存',
      saved: at === null ? '已保存' : `已保存 ${clock(at)}`,
      waiting: `稍后保存${saved}`,
      saving: '正在保存',
      held: '有修改还没有更新到线上',
      'no-title': '写上标题后保存',
      offline: `没有网络，连上后保存${saved}`,
      failed: `没有保存成功，稍后再试${saved}`,
      refused: '服务器没有收下',
      conflict: '服务器上有别人改过的版本',
      gone: '这篇文章在服务器上已被删除',
    };
    return words[status];
  },
  signedOutNow: '登录已失效，重新登录后再存。写下的都在本机。',
  picturesComing: '图片还在上传，传完再按一次',
  keptHere: '修改已存在本机，按“更新”后才会到线上',

  main: (action: MainAction | NoTimeYet, now: number) => {
    switch (action.kind) {
      case 'publish':
        return '发布';
      case 'schedule':
        return `${momentZh(action.at, now)} 发布`;
      case 'update-scheduled':
        return `更新，${momentZh(action.at, now)} 发布`;
      case 'update':
        return '更新';
      case 'save-draft':
        return '保存草稿';
      case 'withdraw':
        return '撤回为草稿';
      case 'no-time':
        return '定时发布';
    }
  },
  done: (action: MainAction, now: number) => {
    switch (action.kind) {
      case 'publish':
        return '文章已发布';
      case 'schedule':
      case 'update-scheduled':
        return `文章将在${momentZh(action.at, now)}发布`;
      case 'update':
        return '线上的文章已更新';
      case 'save-draft':
        return '草稿已保存';
      case 'withdraw':
        return '文章已撤回为草稿，读者看不到了';
    }
  },
  cannotYet: (all: string[]) => `还不能这样做：${all.join('；')}`,
  missingTitle: '先补上这些',
  problems,

  outline: '提纲',
  titleField: '标题',
  titleExample: '文章标题',
  descriptionField: '简介',
  descriptionExample: '一两句话，出现在列表和搜索里',
  textField: '正文',
  textExample: '写下正文……',
  freeUntil: (percent: number) => `试读到这里，全文的${percent}%`,
  length: (characters: number, minutes: number) =>
    `${characters.toLocaleString('zh-CN')}字，约${minutes}分钟读完`,

  panel: '发布设置',
  whenToPublish: '什么时候发布',
  releases: (visibility: Visibility): Record<Release, string> => ({
    now: visibility === 'published' ? '保持发布' : '现在',
    later: '定时',
    draft: visibility === 'draft' ? '只存草稿' : '撤回为草稿',
  }),
  time: '发布时间',
  beijing: '北京时间',
  price: '价格',
  prices,
  priceHints,
  charge: '价格（元）',
  free: (percent: number) => `试读全文的${percent}%。在正文里移动分界线。`,
  category: '分类',
  chooseCategory: '选择分类',
  noCategories: '分类没有加载出来，连上网后会自动加载',
  tags: '标签',
  cover: '封面',

  preview: '预览',
  previewTitle: (reader: string) => `${reader}看到的文章`,
  previewAs: '换个人来看',
  readers,
  closePreview: '关闭预览',
  readAll: '能读全文',
  readsFree: (percent: number) => `读到全文的${percent}%`,
  openArticle: '看线上的文章',

  conflict: '别人也改了这篇文章',
  conflictText: (at: number, title: string) =>
    `服务器上的《${title}》在 ${clock(at)} 改过。选哪一份接着写？另一份会留在本机，随时可以换回来。`,
  keepMine: '用我写的',
  takeTheirs: '用服务器上的',
  keptMine: '接着写你的这一份，服务器上的那一份留在本机',
  tookTheirs: '已换成服务器上的，你的那一份留在本机',
  other: {
    tab: (at: number) => `另一个页面在 ${clock(at)} 也写过这篇文章，两份都在本机。`,
    mine: (at: number) => `你 ${clock(at)} 写的另一份还在本机。`,
    theirs: (at: number) => `服务器上被换下的那一份还在本机（${clock(at)}）。`,
  } satisfies Record<OtherVersion['from'], (at: number) => string>,
  otherTab: (at: number) => `另一个页面在 ${clock(at)} 也写过这篇文章，两份都在本机`,
  swap: '换成那一份',
  dropOther: '不要那一份',
  swapped: '已换过来，换下的一份留在本机',
  restored: (at: number) => `已恢复 ${clock(at)} 存在本机的内容`,
  ok: '知道了',
  gone: '这篇文章在别处被删除了。写下的都还在这里。',
  saveAsNew: '存成新文章',
  retry: '重试',

  loading: '正在加载文章',
  failed: '文章没有加载出来',
  failedHint: '请检查网络后重试。',
  offlineHint: '现在没有网络，连上后会自动加载。',
  missing: '没有这篇文章',
  missingHint: '它可能已被删除。',
  forbidden: '不能修改这篇文章',
  forbiddenHint: '你的角色没有这个权限，或者它是别人的文章。',

  signedOut: '登录后写文章',
  signedOutHint: '没有存到服务器的内容还在这台设备上，登录后接着写。',
  signIn: '登录',
};

/** Every word of the article editor, in one language. */
export type ArticleEditorStrings = typeof zh;

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function momentEn(at: number, now: number) {
  const { day, year, month, date, time, isThisYear } = saidTime(at, now);
  const other = `${monthNames[month - 1]} ${date}${isThisYear ? '' : `, ${year}`}`;
  const days = { today: 'today', tonight: 'tonight', tomorrow: 'tomorrow', other };
  return `${days[day]} ${time}`;
}

const en: ArticleEditorStrings = {
  title: 'Write an article',
  back: 'Back to the articles',
  untitled: 'No title yet',
  visibilities: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' },

  deviceKept: (at) => `On this device ${clock(at)}`,
  deviceKeeping: 'Saving on this device',
  deviceRefused: 'Not saved on this device',
  deviceNothing: 'Nothing on this device yet',
  server: (status, at) => {
    const saved = at === null ? '' : `, last ${clock(at)}`;
    const words: Record<ServerState['status'], string> = {
      nothing: 'Nothing on the server yet',
      saved: at === null ? 'On the server' : `On the server ${clock(at)}`,
      waiting: `Goes to the server soon${saved}`,
      saving: 'Saving on the server',
      held: 'Changes are not public yet',
      'no-title': 'Goes to the server with a title',
      offline: `No network: goes to the server later${saved}`,
      failed: `Not on the server, tried again soon${saved}`,
      refused: 'The server has refused it',
      conflict: 'Somebody else’s version is on the server',
      gone: 'This article was removed from the server',
    };
    return words[status];
  },
  signedOutNow: 'Your session has ended. Sign in to save; all of it is on this device.',
  picturesComing: 'Pictures are being uploaded. Press again when they are there',
  keptHere: 'The changes are on this device; Update makes them public',

  main: (action, now) => {
    switch (action.kind) {
      case 'publish':
        return 'Publish';
      case 'schedule':
        return `Publish ${momentEn(action.at, now)}`;
      case 'update-scheduled':
        return `Update, publish ${momentEn(action.at, now)}`;
      case 'update':
        return 'Update';
      case 'save-draft':
        return 'Save draft';
      case 'withdraw':
        return 'Take back to draft';
      case 'no-time':
        return 'Publish at a time';
    }
  },
  done: (action, now) => {
    switch (action.kind) {
      case 'publish':
        return 'The article is published';
      case 'schedule':
      case 'update-scheduled':
        return `The article will be published ${momentEn(action.at, now)}`;
      case 'update':
        return 'The public article is updated';
      case 'save-draft':
        return 'The draft is saved';
      case 'withdraw':
        return 'The article is a draft again; readers no longer see it';
    }
  },
  cannotYet: (all) => `Not yet: ${all.join('; ')}`,
  missingTitle: 'Missing first',
  problems: {
    title: 'Write a title',
    category: 'Choose a category',
    text: 'Write the text',
    charge: 'Write a price, 1 to 99999 yuan',
    paid: 'Move the line of the free part up: nothing is left to be bought',
    time: 'Choose when it is published',
    'time-past': 'This time is over, choose a later one',
  },

  outline: 'Outline',
  titleField: 'Title',
  titleExample: 'Title of the article',
  descriptionField: 'Summary',
  descriptionExample: 'A sentence or two, shown in lists and in the search',
  textField: 'Text',
  textExample: 'Write the text …',
  freeUntil: (percent) => `Free up to here, ${percent}% of the text`,
  length: (characters, minutes) => `${characters.toLocaleString('en')} characters, ${minutes} min read`,

  panel: 'Publishing',
  whenToPublish: 'When to publish',
  releases: (visibility) => ({
    now: visibility === 'published' ? 'Stays public' : 'Now',
    later: 'At a time',
    draft: visibility === 'draft' ? 'Draft only' : 'Take back to draft',
  }),
  time: 'Time of publishing',
  beijing: 'Beijing time',
  price: 'Price',
  prices: { free: 'Free', member: 'Free for members', single: 'Sold' },
  priceHints: {
    free: 'Everybody reads all of it.',
    member: 'Members read all of it; others buy it after the free part.',
    single: 'Members buy it too; who has bought it reads all of it.',
  },
  charge: 'Price (yuan)',
  free: (percent) => `${percent}% of the text is free. Move the line in the text.`,
  category: 'Category',
  chooseCategory: 'Choose a category',
  noCategories: 'The categories did not load. They come by themselves with the network.',
  tags: 'Tags',
  cover: 'Cover',

  preview: 'Preview',
  previewTitle: (reader) => `What they see: ${reader}`,
  previewAs: 'See it as',
  readers: { visitor: 'Visitor', member: 'Member', buyer: 'Buyer' },
  closePreview: 'Close the preview',
  readAll: 'reads all of it',
  readsFree: (percent) => `reads ${percent}% of it`,
  openArticle: 'Open the public article',

  conflict: 'Somebody else has changed this article',
  conflictText: (at, title) =>
    `“${title}” was changed on the server at ${clock(at)}. Which one do you go on with? The other one stays on this device.`,
  keepMine: 'Use mine',
  takeTheirs: 'Use the server’s',
  keptMine: 'You go on with yours; the server’s stays on this device',
  tookTheirs: 'The server’s is here; yours stays on this device',
  other: {
    tab: (at) => `Another page wrote this article too, at ${clock(at)}. Both are on this device.`,
    mine: (at) => `Your other version of ${clock(at)} is on this device.`,
    theirs: (at) => `The server’s other version of ${clock(at)} is on this device.`,
  },
  otherTab: (at) => `Another page wrote this article too, at ${clock(at)}. Both are on this device`,
  swap: 'Use that one',
  dropOther: 'Drop that one',
  swapped: 'Changed; the one that was here stays on this device',
  restored: (at) => `What this device had kept at ${clock(at)} is back`,
  ok: 'OK',
  gone: 'This article was removed elsewhere. What you wrote is still here.',
  saveAsNew: 'Save as a new article',
  retry: 'Retry',

  loading: 'Loading the article',
  failed: 'The article did not load',
  failedHint: 'Check the network and try again.',
  offlineHint: 'There is no network. It loads by itself when there is.',
  missing: 'There is no such article',
  missingHint: 'It may have been removed.',
  forbidden: 'You cannot change this article',
  forbiddenHint: 'Your role does not allow it, or it is somebody else’s.',

  signedOut: 'Sign in to write',
  signedOutHint: 'What did not reach the server is still on this device. Sign in and go on.',
  signIn: 'Sign in',
};

export const articleEditorStrings: Record<Locale, ArticleEditorStrings> = { 'zh-CN': zh, en };
