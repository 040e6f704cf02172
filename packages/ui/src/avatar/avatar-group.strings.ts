import type { Locale } from '../provider/ui-context.ts';

interface AvatarGroupStrings {
  /** Everybody by name, or the first ones and how many there are in all. */
  people: (names: readonly string[], total: number) => string;
  unknown: string;
}

export const avatarGroupStrings: Record<Locale, AvatarGroupStrings> = {
  'zh-CN': {
    people: (names, total) => (names.length < total ? `${names.join('、')}等${total}人` : names.join('、')),
    unknown: '匿名学员',
  },
  en: {
    people: (names, total) =>
      names.length < total ? `${names.join(', ')} and ${total - names.length} more` : names.join(', '),
    unknown: 'someone',
  },
};
