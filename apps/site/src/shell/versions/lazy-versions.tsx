import { createLazyModule, useLazyModule } from '@shuyuan/ui/lazy-module';
import { holdsOne, noPermissions } from '../../stores/permissions.ts';
import { useSession } from '../../stores/site-context.tsx';
import type { VersionsPanelProps } from './versions-panel.tsx';

const lazyPanel = createLazyModule(() => import('./versions-panel.tsx'));

interface LazyVersionsProps extends VersionsPanelProps {
  /** It was changed: there is something to see. */
  isEdited: boolean;
}

/** The same on the page of a post, whose readers do not load its code. */
export function LazyVersions({ isEdited, ...props }: LazyVersionsProps) {
  const held = useSession(({ user }) => user?.permissions ?? noPermissions);
  const isWanted = isEdited && holdsOne(held, 'problem');
  const panel = useLazyModule(lazyPanel, isWanted);
  return isWanted && panel ? <panel.VersionsPanel {...props} /> : null;
}
