import {
  AppearanceIcon,
  DaylightIcon,
  EditIcon,
  ExternalLinkIcon,
  LamplightIcon,
  SignOutIcon,
} from '@shuyuan/ui/icons';
import type { ThemeName } from '@shuyuan/ui/theme';
import { paths } from '../../paths/paths.ts';
import { holdsOne, noPermissions } from '../../stores/permissions.ts';
import { usePreferences, useReachable, useSession, useSite, useStrings } from '../../stores/site-context.tsx';
import { routeTitles } from '../route-titles.strings.ts';
import { useSignOut } from '../use-sign-out.ts';
import type { Command } from './commands.ts';
import { manageStrings } from './manage.strings.ts';
import { placeIcons } from './place-icons.ts';
import { useManagePlaces } from './use-manage-places.ts';

const themeIcons = { auto: AppearanceIcon, light: DaylightIcon, dark: LamplightIcon } as const;

/** What the person may go to and do from anywhere in the console. */
export function useCommands(): readonly Command[] {
  const { navigate, preferences } = useSite();
  const strings = useStrings(manageStrings);
  const titles = useStrings(routeTitles);
  const places = useManagePlaces();
  const isReachable = useReachable();
  const held = useSession(({ user }) => user?.permissions ?? noPermissions);
  const theme = usePreferences((chosen) => chosen.theme);
  const { signOut } = useSignOut();
  const mayWrite = holdsOne(held, 'article.store') && isReachable(paths.manageNewArticle());
  return [
    ...places.map(({ name, href }) => ({
      id: name,
      label: strings.places[name],
      kind: strings.goTo,
      icon: placeIcons[name],
      run: () => navigate(href),
    })),
    {
      id: 'site',
      label: strings.backToSite,
      kind: strings.goTo,
      icon: ExternalLinkIcon,
      run: () => navigate(paths.home()),
    },
    ...(mayWrite
      ? [
          {
            id: 'write',
            label: titles.manageNewArticle,
            kind: strings.act,
            icon: EditIcon,
            run: () => navigate(paths.manageNewArticle()),
          },
        ]
      : []),
    ...(Object.keys(themeIcons) as ThemeName[])
      .filter((name) => name !== theme)
      .map((name) => ({
        id: name,
        label: strings.themes[name],
        kind: strings.act,
        icon: themeIcons[name],
        run: () => preferences.chooseTheme(name),
      })),
    {
      id: 'sign-out',
      label: strings.signOut,
      kind: strings.act,
      icon: SignOutIcon,
      run: () => void signOut(),
    },
  ];
}
