import { expect, it } from 'vitest';
import { membershipPlans } from '../testing/membership-scenarios.fixtures.ts';
import { comparedBenefits, sharedBenefits } from './compared-benefits.ts';

it('compares what everybody has, what members have, and what each plan adds, each once', () => {
  const rows = comparedBenefits(membershipPlans, { everybody: ['试看'], members: ['12 门课程'] });
  expect(rows.map(({ name, isForGuests, planIds }) => [name, isForGuests, [...planIds].join()])).toEqual([
    ['试看', true, '1,2,3'],
    ['12 门课程', false, '1,2,3'],
    ['比按月购买省7元', false, '2'],
    ['比按月购买省62元', false, '3'],
    ['一次开通，全年不用再记着续费', false, '3'],
  ]);
});

it('keeps out of the comparison what all plans name, which compares nothing', () => {
  expect(sharedBenefits(membershipPlans)).toEqual(['会员免费的文章全文可读']);
});

it('compares everything where there is one plan alone', () => {
  const [plan] = membershipPlans;
  expect(sharedBenefits([plan!])).toEqual([]);
  expect(comparedBenefits([plan!], { everybody: [], members: [] }).map(({ name }) => name)).toEqual(
    plan!.desc_rows,
  );
});
