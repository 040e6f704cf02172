import { Button } from '@shuyuan/ui/button';
import { LinkButton } from '@shuyuan/ui/link-button';
import type { Way } from './ways.ts';

interface WayButtonProps {
  way: Way;
  tone: 'action' | 'neutral';
  isFullWidth?: boolean;
}

/** One of the ways on; in a preview it is seen and leads nowhere. */
export function WayButton({ way: { label, href }, ...looks }: WayButtonProps) {
  return href === null ? (
    <Button {...looks} size="large" isDisabled>
      {label}
    </Button>
  ) : (
    <LinkButton {...looks} size="large" href={href}>
      {label}
    </LinkButton>
  );
}
