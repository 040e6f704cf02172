import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readGivenAddress } from '../paths/given-address.ts';

export interface GivenLinkProps {
  /** As the server has it. One that may not be a link leaves the content without one. */
  address: string;
  className: string;
  isHere?: boolean;
  children: ReactNode;
}

/** A link to an address from the server: pages of the site go through the router, other sites through the browser. */
export function GivenLink({ address, className, isHere = false, children }: GivenLinkProps) {
  const given = readGivenAddress(address);
  if (!given) return <span className={className}>{children}</span>;
  if (given.kind === 'elsewhere')
    return (
      <a href={given.href} className={className} rel="noopener">
        {children}
      </a>
    );
  return (
    <Link to={given.path} className={className} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}
