import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grantSources } from '../../db/schema.ts';
import { entitlementOf, type Grant, type Holder, type Terms, type Whole } from './entitlement.ts';
import type { Term } from './membership-terms.ts';

const now = new Date('2026-11-23T08:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

const free: Terms = { charge: 0, isVipFree: false, ownerId: 7 };
const sold: Terms = { charge: 9, isVipFree: false, ownerId: 7 };
const notAlone: Terms = { ...sold, charge: null };
const forInvited: Terms = { charge: 0, isVipFree: true, ownerId: 7, isInvitedOnly: true };
const soldButToMembers: Terms = { ...sold, isVipFree: true };

const stranger: Holder = { userId: 1, grants: [], terms: [] };
const owner: Holder = { ...stranger, userId: 7 };
const term = (from: number, to: number, revokedAt: Date | null = null): Term => ({
  source: 'bought',
  startsAt: at(from),
  endsAt: at(to),
  revokedAt,
});
const memberFor = (...terms: Term[]): Holder => ({ ...stranger, terms });
const member = memberFor(term(-24, 24), term(24, 48));
const formerMember = memberFor(term(-24, 0));
const having = (grant: Partial<Grant>): Holder => ({
  ...stranger,
  grants: [{ source: 'bought', startsAt: at(-24), endsAt: null, revokedAt: null, ...grant }],
});

describe('what is open to whom', () => {
  it.each([
    ['a free one', free, 'a visitor', null, 'free', null],
    ['a free one', free, 'a stranger', stranger, 'free', null],
    ['one that is sold', sold, 'a visitor', null, null, null],
    ['one that is sold', sold, 'a stranger', stranger, null, null],
    ['one that is sold', sold, 'its author', owner, 'owner', null],
    ['one that is sold', sold, 'who has bought it', having({}), 'bought', null],
    [
      'one that is sold',
      sold,
      'who was given it for a day',
      having({ source: 'given', endsAt: at(1) }),
      'given',
      at(1),
    ],
    ['one that is sold', sold, 'whose time is over', having({ endsAt: at(0) }), null, null],
    ['one that is sold', sold, 'whose time comes later', having({ startsAt: at(1) }), null, null],
    ['one that is sold', sold, 'from whom it was taken back', having({ revokedAt: at(-1) }), null, null],
    ['one that is sold', sold, 'who tries it', having({ source: 'trial', endsAt: at(2) }), 'trial', at(2)],
    ['one that is sold', sold, 'a member', member, null, null],
    ['one that members have', soldButToMembers, 'a visitor', null, null, null],
    ['one that members have', soldButToMembers, 'a stranger', stranger, null, null],
    ['one that members have', soldButToMembers, 'a member', member, 'membership', at(48)],
    ['one that members have', soldButToMembers, 'who was a member', formerMember, null, null],
    [
      'one that members have',
      soldButToMembers,
      'a member who has bought it',
      { ...having({}), terms: member.terms },
      'bought',
      null,
    ],
    ['one that is sold', sold, 'who redeemed a code', having({ source: 'code' }), 'code', null],
    ['one that is sold', sold, 'whose teacher let them in', having({ source: 'teacher' }), 'teacher', null],
    ['one that members have', soldButToMembers, 'its owner', owner, 'owner', null],
    [
      'one that members have',
      soldButToMembers,
      'a member from whom that was taken back',
      memberFor(term(-24, 24, at(-1))),
      null,
      null,
    ],
    ['one that members have', soldButToMembers, 'a member to be', memberFor(term(1, 24)), null, null],
    [
      'one that members have',
      soldButToMembers,
      'a member whose next term was taken back',
      memberFor(term(-24, 24), term(24, 48, at(-1))),
      'membership',
      at(24),
    ],
    ['one that is not sold alone', notAlone, 'a visitor', null, null, null],
    ['one that is not sold alone', notAlone, 'a stranger', stranger, null, null],
    ['one that is not sold alone', notAlone, 'its owner', owner, 'owner', null],
    ['one that is not sold alone', notAlone, 'who was given it', having({ source: 'given' }), 'given', null],
    ['one for who was added', forInvited, 'a visitor', null, null, null],
    ['one for who was added', forInvited, 'a stranger', stranger, null, null],
    ['one for who was added', forInvited, 'a member', member, null, null],
    ['one for who was added', forInvited, 'who has bought it before', having({}), null, null],
    ['one for who was added', forInvited, 'who redeemed a code', having({ source: 'code' }), null, null],
    ['one for who was added', forInvited, 'its owner', owner, 'owner', null],
    ['one for who was added', forInvited, 'who was given it', having({ source: 'given' }), 'given', null],
    [
      'one for who was added',
      forInvited,
      'whom its teacher added',
      having({ source: 'teacher' }),
      'teacher',
      null,
    ],
    [
      'one for who was added',
      forInvited,
      'from whom it was taken back',
      having({ source: 'given', revokedAt: at(-1) }),
      null,
      null,
    ],
  ] as const)('%s %j: %s', (_, terms, __, holder, reason, until) => {
    const { isOpen, reason: why, until: end } = entitlementOf(terms, holder, now);
    expect({ isOpen, why, end }).toEqual({ isOpen: reason !== null, why: reason, end: until });
  });

  it('belongs to who has it, not to who tries it, is a member or finds it free', () => {
    const isOwned = (terms: Terms, holder: Holder | null) => entitlementOf(terms, holder, now).isOwned;
    expect(isOwned(sold, having({}))).toBe(true);
    expect(isOwned(sold, having({ source: 'trial' }))).toBe(false);
    expect(isOwned(soldButToMembers, member)).toBe(false);
    expect(isOwned(free, stranger)).toBe(false);
    expect(isOwned(sold, having({ endsAt: at(0) }))).toBe(false);
  });

  it.each([{ kind: 'opening' }, { kind: 'seconds', seconds: 60 }, { kind: 'lessons', ids: [4, 9] }] as const)(
    'may be tried by whom it is not open to, and only by them: %j',
    (sample) => {
      const triedBy = (terms: Terms, holder: Holder | null) =>
        entitlementOf({ ...terms, sample }, holder, now).sample;
      expect(triedBy(sold, null)).toEqual(sample);
      expect(triedBy(notAlone, stranger)).toEqual(sample);
      expect(triedBy(sold, having({ endsAt: at(0) }))).toEqual(sample);
      expect(triedBy(sold, having({}))).toBeNull();
      expect(triedBy(soldButToMembers, member)).toBeNull();
      expect(triedBy(free, null)).toBeNull();
      expect(entitlementOf(sold, null, now).sample).toBeNull();
    },
  );

  const whole = (part: Partial<Whole> = {}, ...grants: Partial<Grant>[]): Whole => ({
    goods: { type: 'anthology', id: 3 },
    isVipFree: false,
    grants: grants.flatMap((grant) => having(grant).grants),
    ...part,
  });
  const partOf = (...wholes: Whole[]): Holder => ({ ...stranger, wholes });
  const memberFree = whole({ isVipFree: true });

  it.each([
    ['of a whole that they do not have', partOf(whole()), null, null, false],
    ['of a whole that they have bought', partOf(whole({}, {})), 'bought', null, true],
    ['of two wholes, one of them bought', partOf(whole(), whole({}, {})), 'bought', null, true],
    [
      'of a whole that they try',
      partOf(whole({}, { source: 'trial', endsAt: at(2) })),
      'trial',
      at(2),
      false,
    ],
    ['of a whole that was taken back', partOf(whole({}, { revokedAt: at(-1) })), null, null, false],
    ['of a whole whose time comes later', partOf(whole({}, { startsAt: at(1) })), null, null, false],
    [
      'of a whole that they were given for a time',
      partOf(whole({}, { source: 'given', endsAt: at(5) })),
      'given',
      at(5),
      true,
    ],
    [
      'of two wholes, one of them taken back',
      partOf(whole({}, { revokedAt: at(-1) }), whole({}, { source: 'code' })),
      'code',
      null,
      true,
    ],
    ['of a whole whose time is over', partOf(whole({}, { endsAt: at(0) })), null, null, false],
    ['of a whole that gives it to everybody', partOf(whole({ isPartFree: true })), 'free', null, false],
    ['of a whole that is their own work', partOf(whole({ ownerId: stranger.userId })), 'owner', null, false],
    ['of a whole of somebody else', partOf(whole({ ownerId: stranger.userId + 1 })), null, null, false],
    ['of a whole that members have, as a stranger', partOf(memberFree), null, null, false],
    [
      'of a whole that members have, as a member',
      { ...member, wholes: [memberFree] },
      'membership',
      at(48),
      false,
    ],
    ['of a whole that members pay too, as a member', { ...member, wholes: [whole()] }, null, null, false],
    [
      'of a whole that members have, as a former member',
      { ...formerMember, wholes: [memberFree] },
      null,
      null,
      false,
    ],
  ] as const)('one that is sold is open as part %s: %j', (_, holder, reason, until, isOwned) => {
    const found = entitlementOf(sold, holder, now);
    expect([found.isOpen, found.reason, found.until, found.isOwned]).toEqual([
      reason !== null,
      reason,
      until,
      isOwned,
    ]);
  });

  it('tells of each ground of a whole which whole it is', () => {
    const { grounds } = entitlementOf(sold, partOf(whole({}, { endsAt: at(-1) })), now);
    const of = { type: 'anthology', id: 3 };
    expect(grounds).toEqual([
      { reason: 'free', state: 'absent', until: null },
      { reason: 'owner', state: 'absent', until: null },
      { reason: 'membership', state: 'absent', until: null },
      { reason: 'bought', state: 'ended', until: at(-1), partOf: of },
      { reason: 'membership', state: 'absent', until: null, partOf: of },
    ]);
  });

  it('tells of each ground what became of it', () => {
    const { grounds } = entitlementOf(
      soldButToMembers,
      { ...having({ endsAt: at(-1) }), terms: [term(-1, 3)] },
      now,
    );
    expect(grounds).toEqual([
      { reason: 'free', state: 'absent', until: null },
      { reason: 'owner', state: 'absent', until: null },
      { reason: 'bought', state: 'ended', until: at(-1) },
      { reason: 'membership', state: 'opens', until: at(3) },
    ]);
  });
});

it('what only invited people take is closed to who finds it free in a whole, or has made that', () => {
  const wholes = [
    { goods: { type: 'course', id: 3 }, isVipFree: false, grants: [], isPartFree: true, ownerId: 7 },
  ];
  const terms = { charge: 9, isVipFree: false, ownerId: 1, isInvitedOnly: true };
  expect(entitlementOf(terms, { userId: 7, grants: [], terms: [], wholes }, now).isOpen).toBe(false);
});

describe('the ground of a membership', () => {
  it.each([
    ['never was', [], 'absent', null],
    ['runs', [term(-24, 24), term(24, 48)], 'opens', at(48)],
    ['is over', [term(-48, -24), term(-24, -1)], 'ended', at(-1)],
    ['is still to begin', [term(5, 24)], 'not-yet', at(24)],
    ['was taken back', [term(-48, -24), term(-24, 24, at(-2))], 'revoked', at(-2)],
  ] as const)('that %s says so', (_, terms, state, until) => {
    const grounds = (goods: Terms) => entitlementOf(goods, memberFor(...terms), now).grounds.at(-1);
    expect(grounds(soldButToMembers)).toEqual({ reason: 'membership', state, until });
    expect(grounds(sold)).toEqual({ reason: 'membership', state: 'absent', until: null });
  });
});

describe('whatever somebody has', () => {
  const instants = fc.integer({ min: -5, max: 5 }).map(at);
  const someGrant: fc.Arbitrary<Grant> = fc.record({
    source: fc.constantFrom(...grantSources),
    startsAt: instants,
    endsAt: fc.option(instants),
    revokedAt: fc.option(instants),
  });
  const someTerm: fc.Arbitrary<Term> = fc
    .record({ startsAt: instants, days: fc.integer({ min: 1, max: 5 }), revokedAt: fc.option(instants) })
    .map(({ startsAt, days, revokedAt }) => {
      const endsAt = new Date(startsAt.getTime() + days * 3_600_000);
      return { source: 'bought', startsAt, endsAt, revokedAt };
    });
  const someTerms = fc.record({
    charge: fc.constantFrom(0, 9, null),
    isVipFree: fc.boolean(),
    ownerId: fc.constantFrom(1, 7, null),
  });
  const someWhole: fc.Arbitrary<Whole> = fc.record({
    goods: fc.record({ type: fc.constant('anthology'), id: fc.nat(3) }),
    isVipFree: fc.boolean(),
    grants: fc.array(someGrant, { maxLength: 3 }),
  });
  const someHolder = fc.record({
    userId: fc.constant(1),
    grants: fc.array(someGrant, { maxLength: 4 }),
    wholes: fc.array(someWhole, { maxLength: 3 }),
    terms: fc.array(someTerm, { maxLength: 3 }),
  });
  /** How long it is open from now on, in milliseconds; 0 for what is closed. */
  const openFor = (terms: Terms, holder: Holder) => {
    const { isOpen, until } = entitlementOf(terms, holder, now);
    return isOpen ? (until?.getTime() ?? Infinity) - now.getTime() : 0;
  };

  it('one thing more never closes what was open, nor makes it end earlier', () => {
    const hold = fc.property(someTerms, someHolder, someGrant, (terms, holder, more) => {
      const richer = { ...holder, grants: [...holder.grants, more] };
      return openFor(terms, richer) >= openFor(terms, holder);
    });
    expect(fc.check(hold)).toMatchObject({ failed: false });
  });

  it('being part of one thing more never closes what was open, nor makes it end earlier', () => {
    const hold = fc.property(someTerms, someHolder, someWhole, (terms, holder, more) => {
      const richer = { ...holder, wholes: [...holder.wholes, more] };
      return openFor(terms, richer) >= openFor(terms, holder);
    });
    expect(fc.check(hold)).toMatchObject({ failed: false });
  });

  it('a grant opens the parts of what it is for exactly as long as it would open them themselves', () => {
    const hold = fc.property(someTerms, someHolder, someGrant, (terms, holder, grant) => {
      const ofItself = { ...holder, grants: [...holder.grants, grant] };
      const goods = { type: 'anthology', id: 9 };
      const ofWhole = { ...holder, wholes: [...holder.wholes, { goods, isVipFree: false, grants: [grant] }] };
      const [own, part] = [ofItself, ofWhole].map((each) => entitlementOf(terms, each, now));
      return openFor(terms, ofItself) === openFor(terms, ofWhole) && own?.isOwned === part?.isOwned;
    });
    expect(fc.check(hold)).toMatchObject({ failed: false });
  });

  it('nothing is open to who has only what ended, was taken back or has not begun', () => {
    const isDead = ({ startsAt, endsAt, revokedAt }: Grant) =>
      revokedAt !== null || startsAt > now || (endsAt !== null && endsAt <= now);
    const hold = fc.property(fc.array(someGrant), (grants) => {
      const dead = grants.filter(isDead);
      const wholes = [{ goods: { type: 'anthology', id: 3 }, isVipFree: false, grants: dead }];
      const holder = { ...stranger, grants: dead, wholes, terms: [term(-1, 1)] };
      return !entitlementOf(sold, holder, now).isOpen;
    });
    expect(fc.check(hold)).toMatchObject({ failed: false });
  });

  it('what is open ends later than now', () => {
    const hold = fc.property(someTerms, someHolder, (terms, holder) => {
      const { isOpen } = entitlementOf(terms, holder, now);
      return isOpen === openFor(terms, holder) > 0;
    });
    expect(fc.check(hold)).toMatchObject({ failed: false });
  });
});
