import { LightBox, type LightBoxProps } from '../light-box/light-box.tsx';
import { useUi } from '../provider/ui-context.ts';
import { UiProvider } from '../provider/ui-provider.tsx';

/** A `LightBox` that brings react-aria the language of the place, where no provider has done so. */
export function LargePictures(props: LightBoxProps) {
  const { locale, portalContainer, navigate, direction } = useUi();
  return (
    <UiProvider
      locale={locale}
      portalContainer={portalContainer}
      {...(navigate && { navigate })}
      {...(direction && { direction })}
    >
      <LightBox {...props} />
    </UiProvider>
  );
}
