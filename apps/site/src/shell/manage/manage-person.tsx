import { Avatar } from '@shuyuan/ui/avatar';
import {
  AppearanceIcon,
  CheckIcon,
  DaylightIcon,
  LamplightIcon,
  MoreIcon,
  SignOutIcon,
} from '@shuyuan/ui/icons';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@shuyuan/ui/menu';
import type { ThemeName } from '@shuyuan/ui/theme';
import type { Locale } from '@shuyuan/widgets/host';
import { Button } from '@shuyuan/ui/button';
import { useSite, usePreferences, useSession, useStrings } from '../../stores/site-context.tsx';
import { headerStrings, languageNames } from '../header/header.strings.ts';
import { useSignOut } from '../use-sign-out.ts';
import * as styles from './manage-side.css.ts';
import { manageStrings } from './manage.strings.ts';

const themeIcons: Record<ThemeName, typeof AppearanceIcon> = {
  auto: AppearanceIcon,
  light: DaylightIcon,
  dark: LamplightIcon,
};

/** Who is signed in, with what they choose for this device, and the way out. */
export function ManagePerson() {
  const { preferences } = useSite();
  const strings = useStrings(manageStrings);
  const words = useStrings(headerStrings);
  const { theme, locale } = usePreferences((chosen) => chosen);
  const user = useSession((state) => state.user);
  const { signOut } = useSignOut();
  if (!user) return null;
  return (
    <div className={styles.person}>
      <Avatar name={user.nick_name} src={user.avatar} size="small" />
      <div className={styles.identity}>
        <strong className={styles.personName} title={user.nick_name}>
          {user.nick_name}
        </strong>
        <span className={styles.role}>{user.role?.name ?? strings.noRole}</span>
      </div>
      <MenuTrigger>
        <Button isQuiet size="small" aria-label={strings.personMenu(user.nick_name)}>
          <MoreIcon size="small" />
        </Button>
        <Menu placement="top end" label={strings.personMenu(user.nick_name)}>
          <MenuSection title={words.theme}>
            {(Object.keys(themeIcons) as ThemeName[]).map((name) => {
              const Pictogram = themeIcons[name];
              return (
                <MenuItem
                  key={name}
                  id={name}
                  icon={<Pictogram size="small" />}
                  onAction={() => preferences.chooseTheme(name)}
                >
                  {name === theme ? strings.chosen(words.themes[name]) : words.themes[name]}
                </MenuItem>
              );
            })}
          </MenuSection>
          <MenuSection title={words.language}>
            {(Object.keys(languageNames) as Locale[]).map((name) => (
              <MenuItem
                key={name}
                id={name}
                onAction={() => preferences.chooseLocale(name)}
                {...(name === locale && { icon: <CheckIcon size="small" /> })}
              >
                {name === locale ? strings.chosen(languageNames[name]) : languageNames[name]}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSeparator />
          <MenuItem id="sign-out" icon={<SignOutIcon size="small" />} onAction={() => void signOut()}>
            {strings.signOut}
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </div>
  );
}
