import { AppearanceIcon, DaylightIcon, LamplightIcon } from '@shuyuan/ui/icons';
import type { ThemeName } from '@shuyuan/ui/theme';
import type { Locale } from '@shuyuan/widgets/host';
import { useId } from 'react';
import { usePreferences, useSite, useStrings } from '../../stores/site-context.tsx';
import { HeaderPanel } from './header-panel.tsx';
import * as styles from './header.css.ts';
import { headerStrings, languageNames } from './header.strings.ts';

const themeIcons: Record<ThemeName, typeof AppearanceIcon> = {
  auto: AppearanceIcon,
  light: DaylightIcon,
  dark: LamplightIcon,
};

/** Light or dark, and the language; kept on this device. */
export function AppearanceMenu() {
  const theme = usePreferences((chosen) => chosen.theme);
  const { appearance } = useStrings(headerStrings);
  const Icon = themeIcons[theme];
  return (
    <HeaderPanel label={appearance} trigger={<Icon />}>
      <AppearanceChoices />
    </HeaderPanel>
  );
}

/** The choices of the panel, for a place that has its own way to open. */
export function AppearanceChoices() {
  const { preferences } = useSite();
  const { theme, locale } = usePreferences((chosen) => chosen);
  const strings = useStrings(headerStrings);
  return (
    <>
      <Choice<ThemeName>
        legend={strings.theme}
        options={strings.themes}
        chosen={theme}
        onChoose={preferences.chooseTheme}
      />
      <Choice<Locale>
        legend={strings.language}
        options={languageNames}
        chosen={locale}
        onChoose={preferences.chooseLocale}
      />
    </>
  );
}

interface ChoiceProps<Option extends string> {
  legend: string;
  options: Record<Option, string>;
  chosen: Option;
  onChoose: (option: Option) => void;
}

function Choice<Option extends string>({ legend, options, chosen, onChoose }: ChoiceProps<Option>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {(Object.keys(options) as Option[]).map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {options[option]}
        </label>
      ))}
    </fieldset>
  );
}
