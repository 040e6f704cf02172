import { readerId } from '../objects/access.ts';
import type { OwnObjectStore } from '../objects/create-object-store.ts';
import type { Loaned } from '../objects/objects.repo.ts';
import { StoreRefusal } from '../objects/store-refusal.ts';
import { denied, type OssRequest } from './oss-request.ts';
import { readClaim } from './read-claim.ts';

/** Who asks: whoever was lent access to put one object, or has an address that the server has signed. */
export type Caller = { kind: 'borrower'; loan: Loaned } | { kind: 'reader' };

/** Rejects unless the request is signed by somebody who may ask about its key. */
export async function authenticate(request: OssRequest, store: OwnObjectStore): Promise<Caller> {
  const { access, clock, findLoan } = store;
  const now = clock.now();
  const claim = readClaim(request, now);
  const prove = () => {
    if (!claim.isProvenBy(access.secretOf(claim.accessKeyId)))
      throw new StoreRefusal(
        'SignatureDoesNotMatch',
        'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
      );
  };
  if (claim.accessKeyId === readerId) {
    prove();
    return { kind: 'reader' };
  }
  const token = claim.securityToken === null ? null : access.read(claim.securityToken);
  if (token?.accessKeyId !== claim.accessKeyId) throw unknownKey();
  if (token.expires <= now)
    throw new StoreRefusal('SecurityTokenExpired', 'The security token you provided has expired.');
  prove();
  if (request.key !== '' && request.key !== token.key) throw denied();
  const loan = await findLoan(token.key);
  if (!loan) throw unknownKey();
  return { kind: 'borrower', loan };
}

const unknownKey = () =>
  new StoreRefusal('InvalidAccessKeyId', 'The OSS Access Key Id you provided does not exist in our records.');
