import { useLazyModuleOrRetry, type LazyModule } from '@shuyuan/ui/lazy-module';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { ReactNode } from 'react';
import { useHost } from '../host/host-context.tsx';
import { embedStrings } from './embed.strings.ts';

interface LazyPartProps<Module> {
  lazy: LazyModule<Module>;
  children: (module: Module) => ReactNode;
}

/** A widget inside another element, fetched when it is first shown; what does not come is told in its place. */
export function LazyPart<Module>({ lazy, children }: LazyPartProps<Module>) {
  const { locale } = useHost();
  const { module, hasFailed, retry } = useLazyModuleOrRetry(lazy);
  const { broken, again } = embedStrings[locale];
  if (module) return children(module);
  if (!hasFailed) return null;
  return (
    <p role="alert">
      {broken}{' '}
      <NativeButton size="small" onPress={retry}>
        {again}
      </NativeButton>
    </p>
  );
}
